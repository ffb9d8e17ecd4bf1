// Which colour and which drawing stand for an industry, a resource, a skill.
import type { IconName } from '../../../ui/icon-names.ts'
import type { Industry, Resource } from './model.ts'

/** The industry whose colour a resource wears. */
export const INDUSTRY_OF: Readonly<Record<Resource, Industry>> = {
  food: 'agriculture',
  luxury: 'luxury',
  health: 'healthcare',
  education: 'education',
  influence: 'media',
}

/** Resources and their drawings bear the same names. */
export const ICON_OF = {
  food: 'food',
  luxury: 'luxury',
  health: 'health',
  education: 'education',
  influence: 'influence',
} as const satisfies Record<Resource, IconName>
