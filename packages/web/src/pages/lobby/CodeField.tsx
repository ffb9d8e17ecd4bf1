// A field for an invite code, which opens the invite.
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../../i18n/context.ts'

export function CodeField() {
  const { say } = useWords()
  const id = useId()
  const [, navigate] = useLocation()
  const [code, setCode] = useState('')
  const signs = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return (
    <form
      className="panel code-field"
      onSubmit={(event) => {
        event.preventDefault()
        if (signs !== '') navigate(`/join/${signs}`)
      }}
    >
      <label htmlFor={id}>{say('online.code')}</label>
      <input
        id={id}
        className="field"
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="K7QF-2MWN"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <button type="submit" className="btn">
        {say('online.code.join')}
      </button>
    </form>
  )
}
