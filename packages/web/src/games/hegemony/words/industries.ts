// Colors and icons of industries, resources and skills.
import type { IconName } from '../../../ui/icon-names.ts'
import type { Industry, Resource } from './model.ts'

/** The industry whose color a resource has. */
export const INDUSTRY_OF: Readonly<Record<Resource, Industry>> = {
  food: 'agriculture',
  luxury: 'luxury',
  health: 'healthcare',
  education: 'education',
  influence: 'media',
}

/** Resources and their icons have the same names. */
export const ICON_OF = {
  food: 'food',
  luxury: 'luxury',
  health: 'health',
  education: 'education',
  influence: 'influence',
} as const satisfies Record<Resource, IconName>
