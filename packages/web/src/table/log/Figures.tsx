// A sentence with its figures set apart: gains green with plus, losses red with a true minus, others bold.
import { Fragment } from 'react'

const FIGURE = /([+−]?\d+(?:[.,]\d+)*)/

export function Figures({ text }: { readonly text: string }) {
  const parts = text.split(FIGURE)
  return parts.map((part, i) => {
    const key = `${i}`
    if (i % 2 === 0) return <Fragment key={key}>{part}</Fragment>
    if (part.startsWith('+')) return <Gain key={key} text={part} up />
    if (part.startsWith('−')) return <Gain key={key} text={part} />
    return <b key={key}>{part}</b>
  })
}

function Gain({ text, up = false }: { readonly text: string; readonly up?: boolean }) {
  return <span className={up ? 'd up' : 'd dn'}>{text}</span>
}
