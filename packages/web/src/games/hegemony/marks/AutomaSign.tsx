// The icon of an Automa: a card with a cog, distinct from the robot of a bot.
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { Role } from '../words/model.ts'

export function AutomaSign({ role }: { readonly role: Role }) {
  const { say } = useWords()
  return (
    <span className="hg-sign" data-tip={`automa:${role}`} data-anchor={`ai-deck:${role}`}>
      <Icon name="automa" size={15} label={say(`automa.name.${role}`)} />
    </span>
  )
}
