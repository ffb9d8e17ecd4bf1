// The seed and its commitment: proves that the shuffle was fixed at the start.
import { useWords } from '../../i18n/context.ts'
import type { Opened } from '../../online/match/finished.ts'
import { Icon } from '../../ui/Icon.tsx'

export function Seed({ seed, seal, fits }: Opened) {
  const { say } = useWords()
  return (
    <section className="panel seed" data-testid="seed" data-fits={fits}>
      <Icon name={fits === false ? 'warning' : 'lock'} />
      <p>
        {say('online.at.seed', { seed })}
        {fits !== null && <br />}
        {fits !== null && say(fits ? 'online.at.seed.fits' : 'online.at.seed.wrong', { seal })}
      </p>
    </section>
  )
}
