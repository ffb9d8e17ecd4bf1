// The letters of sections as messages: editions print them in their alphabet (A, B, C; in Ukrainian А, Б, В). Clients
// format the parameter `section` of any message with the same texts.
import { type Message, say } from '@hustings/kernel'
import { POLICIES, type PolicySection, SECTIONS, type Section } from './vocabulary.ts'

const LETTERS: Readonly<Record<Section, Message>> = {
  A: say('param.section.A'),
  B: say('param.section.B'),
  C: say('param.section.C'),
}

/** Returns the letter of a section as a message. */
export function sectionLetter(section: Section): Message {
  return LETTERS[section]
}

const PRINTED: ReadonlyMap<string, Message> = new Map(
  POLICIES.flatMap((policy) =>
    SECTIONS.map((section) => [`${policy}${section}`, say('section.printed', { policy: String(policy), section })]),
  ),
)

/** Returns a policy with the letter of its section, as printed on cards: 5B. */
export function printedSection(printed: PolicySection): Message {
  const name = PRINTED.get(printed)
  if (name === undefined) throw new Error(`${printed} is no section of a Policy`)
  return name
}
