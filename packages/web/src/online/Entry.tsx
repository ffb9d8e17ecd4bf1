// The link from the home screen to the lobby; hidden without a server.
import '../styles/online.css'
import { useEffect } from 'react'
import { useWords } from '../i18n/context.ts'
import { Words } from '../shell/Words.tsx'
import { Icon } from '../ui/Icon.tsx'
import { house, useHouse } from './people/house.ts'
import { useWaiting } from './people/my-tables.ts'
import { onlineWords } from './words.ts'

export default function Entry() {
  const { facts, isStarting } = useHouse()
  useEffect(() => void house.enter(), [])
  if (facts == null && isStarting !== true) return null
  return <Words more={onlineWords}>{facts == null ? <Starting /> : <Way />}</Words>
}

function Starting() {
  const { say } = useWords()
  return (
    <span className="online-starting" role="status">
      {say('online.starting')}
    </span>
  )
}

function Way() {
  const { say } = useWords()
  const waiting = useWaiting()
  return (
    <a className="btn online-entry" href="#/lobby">
      <Icon name="population" size={18} /> {say('online.play')}
      {waiting > 0 && (
        <b className="count-mark" title={say('online.bell', { count: waiting })}>
          {waiting}
        </b>
      )}
    </a>
  )
}
