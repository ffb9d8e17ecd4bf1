// The terms of the game as types: roles, industries, resources, policies. All other code uses them.

export const ROLES = ['working', 'middle', 'capitalist', 'state'] as const
export type Role = (typeof ROLES)[number]

/** The three classes: they own voting cubes, and the State has Legitimacy with each. */
export const CLASSES = ['working', 'middle', 'capitalist'] as const
export type Class = (typeof CLASSES)[number]
export function isClass(name: string): name is Class {
  return CLASSES.some((of) => of === name)
}

/** The two classes that have workers, a Population and Prosperity. */
export const LABOUR_CLASSES = ['working', 'middle'] as const
export type LabourClass = (typeof LABOUR_CLASSES)[number]

/** The two classes that build Companies and set prices. */
export type OwnerClass = 'middle' | 'capitalist'

export const INDUSTRIES = ['agriculture', 'luxury', 'healthcare', 'education', 'media'] as const
export type Industry = (typeof INDUSTRIES)[number]

/** A worker is unskilled or skilled in exactly one industry (H-GEN-07). */
export const SKILLS = ['unskilled', ...INDUSTRIES] as const
export type Skill = (typeof SKILLS)[number]

export const RESOURCES = ['food', 'luxury', 'health', 'education', 'influence'] as const
export type Resource = (typeof RESOURCES)[number]

/** Resources that can be stored, priced and exported: all except Influence. */
export const WARES = ['food', 'luxury', 'health', 'education'] as const
export type Ware = (typeof WARES)[number]

/** Food and Luxury (H-GEN-05). */
export type Good = 'food' | 'luxury'

export const POLICIES = [1, 2, 3, 4, 5, 6, 7] as const
export type Policy = (typeof POLICIES)[number]
export const SECTIONS = ['A', 'B', 'C'] as const
export type Section = (typeof SECTIONS)[number]
/** A policy in a section, as printed on cards: `5B`. */
export type PolicySection = `${Policy}${Section}`

export type WageLevel = 1 | 2 | 3
export type PlayerCount = 2 | 3 | 4

/** Source of the facts of a card; a card with at least one fact of our own is reconstructed (docs/rules/sources.md). */
export const ORIGINS = ['rulebook', 'printed card', 'reconstructed'] as const
export type Origin = (typeof ORIGINS)[number]

export const PRODUCT: Readonly<Record<Industry, Resource>> = {
  agriculture: 'food',
  luxury: 'luxury',
  healthcare: 'health',
  education: 'education',
  media: 'influence',
}
