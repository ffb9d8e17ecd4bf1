// The icon of a resource in the color of its industry.
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { ICON_OF, INDUSTRY_OF } from '../words/industries.ts'
import type { Resource } from '../words/model.ts'
import { resourceName } from '../words/names.ts'

interface ResourceIconProps {
  readonly resource: Resource
  readonly size?: number
  readonly named?: boolean
}

export function ResourceIcon({ resource, size = 15, named = false }: ResourceIconProps) {
  const { say } = useWords()
  return (
    <Icon
      name={ICON_OF[resource]}
      size={size}
      className={`hg-res k-${INDUSTRY_OF[resource]}`}
      {...(named ? { label: say(resourceName(resource)) } : {})}
    />
  )
}
