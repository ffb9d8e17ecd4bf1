// Notification settings: events, channels (push on this device, email), and quiet hours.
import { CHANNELS, type Channel, type Me, type Notice, type NoticeSettings, type ServerFacts } from '@hustings/protocol'
import { Switch as Radix } from 'radix-ui'
import { useCallback, useEffect, useId, useState } from 'react'
import { useWords } from '../../i18n/context.ts'
import { type PushState, pushState, startPush, stopPush } from '../../online/people/push.ts'
import { me as account } from '../../online/wire/api.ts'
import { useAsked } from '../../online/wire/use-asked.ts'
import { useDoing } from '../../online/wire/use-doing.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import { toasts } from '../../ui/toasts.ts'

/** Groups of notifications, as shown to the player. */
const GROUPS: Readonly<Record<string, readonly Notice[]>> = {
  turn: ['your-turn'],
  time: ['half-time', 'last-hour'],
  asked: ['invited', 'undo-asked'],
  match: ['started', 'finished'],
}

const ICONS = { push: 'bell', mail: 'mail' } as const

interface TellMeProps {
  readonly facts: ServerFacts
  readonly me: Me
}

export function TellMe({ facts, me }: TellMeProps) {
  const { say } = useWords()
  const { go } = useDoing()
  const load = useCallback(() => account.notices(), [])
  const { value, set } = useAsked(load)
  const channels = CHANNELS.filter((channel) => (channel === 'push' ? facts.push !== null : facts.mail))
  if (value === null) return <section className="panel account-notify" data-testid="account-notify" aria-busy="true" />
  const keep = (next: NoticeSettings) => {
    set(next)
    void go(async () => set(await account.setNotices(next)))
  }
  return (
    <section className="panel account-notify" data-testid="account-notify" aria-labelledby="tell-me">
      <h2 id="tell-me">
        {say('online.tell')} <small className="section-aside">{say('online.tell.when')}</small>
      </h2>
      {facts.push !== null && <ThisDevice pushKey={facts.push} />}
      {channels.length > 0 && (
        <table className="notices">
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{say('online.tell.what')}</span>
              </th>
              {channels.map((channel) => (
                <th key={channel} scope="col">
                  <Icon name={ICONS[channel]} />
                  {say(`online.tell.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(GROUPS).map(([id, notices]) => (
              <tr key={id}>
                <th scope="row">
                  {say(`online.tell.${id}`)}
                  <small>{say(`online.tell.text.${id}`)}</small>
                </th>
                {channels.map((channel) => (
                  <td key={channel}>
                    <Switch
                      label={`${say(`online.tell.${id}`)}: ${say(`online.tell.${channel}`)}`}
                      checked={notices.every((notice) => value.wants[notice]?.includes(channel))}
                      disabled={channel === 'mail' && me.email?.confirmed !== true}
                      onChange={(on) => keep({ ...value, wants: told(value.wants, notices, channel, on) })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {facts.mail && me.email?.confirmed !== true && <p className="hint">{say('online.tell.no-mail')}</p>}
      <QuietHours value={value} onChange={keep} />
    </section>
  )
}

/** Returns the settings with these notifications on or off for one channel. */
function told(
  wants: NoticeSettings['wants'],
  notices: readonly Notice[],
  channel: Channel,
  on: boolean,
): NoticeSettings['wants'] {
  const changed = { ...wants }
  for (const notice of notices) {
    const others = (wants[notice] ?? []).filter((one) => one !== channel)
    changed[notice] = on ? [...others, channel] : others
  }
  return changed
}

interface SwitchProps {
  readonly label: string
  readonly checked: boolean
  readonly disabled: boolean
  readonly onChange: (on: boolean) => void
}

function Switch({ label, checked, disabled, onChange }: SwitchProps) {
  return (
    <Radix.Root
      className="switch"
      aria-label={label}
      checked={checked && !disabled}
      disabled={disabled}
      onCheckedChange={onChange}
    >
      <Radix.Thumb className="switch-thumb" />
    </Radix.Root>
  )
}

/** Push permission belongs to the device: the player must allow it in this browser. */
function ThisDevice({ pushKey }: { readonly pushKey: string }) {
  const { say } = useWords()
  const { busy, go } = useDoing()
  const [state, setState] = useState<PushState | null>(null)
  useEffect(() => {
    pushState().then(setState, () => setState('impossible'))
  }, [])
  const change = (on: boolean) =>
    go(async () => {
      if (!on) await stopPush()
      else if (!(await startPush(pushKey))) toasts.show(say('online.push.refused'), { tone: 'stop' })
      setState(await pushState())
    })
  if (state === null) return null
  return (
    <Toggle
      label={say('online.push')}
      help={say(`online.push.${state}`)}
      checked={state === 'on'}
      {...(state === 'impossible' || state === 'refused' || busy ? { blocked: '' } : {})}
      onChange={(on) => void change(on)}
    />
  )
}

interface QuietHoursProps {
  readonly value: NoticeSettings
  readonly onChange: (next: NoticeSettings) => void
}

const NIGHT = { from: 22 * 60, until: 8 * 60 }

function QuietHours({ value, onChange }: QuietHoursProps) {
  const { say } = useWords()
  const id = useId()
  const { quiet } = value
  const set = (part: Partial<typeof NIGHT>) => onChange({ ...value, quiet: { ...(quiet ?? NIGHT), ...part } })
  return (
    <div className="quiet-hours">
      <Toggle
        label={say('online.quiet')}
        help={say('online.quiet.text')}
        checked={quiet !== null}
        onChange={(on) => onChange({ ...value, quiet: on ? NIGHT : null })}
      />
      {quiet !== null && (
        <p className="row">
          <label htmlFor={`${id}-from`}>{say('online.from')}</label>
          <input
            id={`${id}-from`}
            className="field"
            type="time"
            value={clockOf(quiet.from)}
            onChange={(event) => set({ from: minutesOf(event.target.value) ?? quiet.from })}
          />
          <label htmlFor={`${id}-until`}>{say('online.until')}</label>
          <input
            id={`${id}-until`}
            className="field"
            type="time"
            value={clockOf(quiet.until)}
            onChange={(event) => set({ until: minutesOf(event.target.value) ?? quiet.until })}
          />
        </p>
      )}
    </div>
  )
}

function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(text) ?? []
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes)
}
