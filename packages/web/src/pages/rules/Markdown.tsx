// Renders parsed Markdown; rule ids become links, and rows of rules are link targets.
import type { Token, Tokens } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'
import { CopyLink } from './CopyLink.tsx'
import { isSourced, isTable } from './parse.ts'
import { type Block, isList, isRuleId, isTold, SOURCE_IN_TEXT, type Told, type ToldRule } from './told.ts'

const RULE_IN_TEXT = /\b((?:H|HX|HD|HQ|CC|CCX|OQ|R|PB|PBX|PBQ)-[A-Z0-9]+(?:-[A-Z0-9]+)*)\b/

/** Languages of the glossary's columns by header, for screen readers. */
const LANGUAGE_OF: Readonly<Record<string, string>> = {
  English: 'en',
  Ukrainian: 'uk',
  Polish: 'pl',
  Українською: 'uk',
  Англійською: 'en',
  Польською: 'pl',
  'Po polsku': 'pl',
  'Po angielsku': 'en',
  'Po ukraińsku': 'uk',
}

export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return all(blocks.map(block))
}

function block(token: Block): ReactNode {
  if (isTold(token)) return <Rules told={token} />
  if (isHeading(token)) return <Heading token={token} />
  if (isTable(token)) return <Table token={token} />
  if (isList(token)) return <List token={token} />
  if (token.type === 'paragraph') return <p>{inline(token)}</p>
  if (token.type === 'blockquote') return <blockquote>{inside(token)}</blockquote>
  if (token.type === 'code' && 'text' in token) return <pre>{String(token.text)}</pre>
  if (token.type === 'text') return inline(token)
  return null
}

function Heading({ token }: { readonly token: Tokens.Heading }) {
  return token.depth <= 3 ? <h3>{inline(token)}</h3> : <h4>{inline(token)}</h4>
}

function List({ token }: { readonly token: Tokens.List }) {
  const items = all(token.items.map(listItem))
  return token.ordered ? <ol className="md-ol">{items}</ol> : <ul className="md-ul">{items}</ul>
}

function Table({ token }: { readonly token: Tokens.Table }) {
  const languages = token.header.map(({ text }) => LANGUAGE_OF[text])
  return (
    <div className="md-table">
      <table {...(isSourced(token) ? { className: 'sourced' } : {})}>
        <thead>
          <tr>{all(token.header.map(headCell))}</tr>
        </thead>
        <tbody>{all(token.rows.map((row) => tableRow(row, languages)))}</tbody>
      </table>
    </div>
  )
}

function tableRow(row: readonly Tokens.TableCell[], languages: readonly (string | undefined)[]): ReactNode {
  const id = row[0]?.text ?? ''
  const named = isRuleId(id)
  return (
    <tr {...(named ? placeOf(id) : {})}>
      {named && <RuleHead id={id} />}
      {all((named ? row.slice(1) : row).map((cell, i) => bodyCell(cell, languages[i])))}
    </tr>
  )
}

/** Rules written as list items, shown as rows like those of the tables. */
function Rules({ told: { rules } }: { readonly told: Told }) {
  const sourced = rules.some(({ source }) => source !== undefined)
  return (
    <div className="md-table">
      <table className={sourced ? 'told sourced' : 'told'}>
        <tbody>{all(rules.map((rule) => toldRow(rule, sourced)))}</tbody>
      </table>
    </div>
  )
}

function toldRow({ id, words, more, source: from }: ToldRule, sourced: boolean): ReactNode {
  return (
    <tr {...placeOf(id)}>
      <RuleHead id={id} />
      <td>
        {inlineAll(words)}
        <Blocks blocks={more} />
      </td>
      {sourced && <td>{from}</td>}
    </tr>
  )
}

function placeOf(id: string) {
  return { id: `rule-${id}`, tabIndex: -1, 'data-rule': id }
}

function RuleHead({ id }: { readonly id: string }) {
  return (
    <th scope="row">
      <a className="rule" href={`#/rules/${id}`}>
        {id}
      </a>
      <CopyLink rule={id} />
    </th>
  )
}

function listItem(item: Tokens.ListItem): ReactNode {
  return <li>{inside(item)}</li>
}

function headCell(cell: Tokens.TableCell): ReactNode {
  return <th scope="col">{inlineAll(cell.tokens)}</th>
}

function bodyCell(cell: Tokens.TableCell, language: string | undefined): ReactNode {
  return <td {...(language === undefined ? {} : { lang: language })}>{inlineAll(cell.tokens)}</td>
}

/** Elements never move, so they need no keys: they are passed as children instead of a list. */
function all(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts)
}

function inside(token: Token): ReactNode {
  return 'tokens' in token && token.tokens !== undefined ? <Blocks blocks={token.tokens} /> : null
}

function inline(token: Token): ReactNode {
  if ('tokens' in token && token.tokens !== undefined) return inlineAll(token.tokens)
  return 'text' in token ? withLinks(String(token.text)) : null
}

function inlineAll(tokens: readonly Token[]): ReactNode {
  return all(tokens.map(inlineOne))
}

function inlineOne(token: Token): ReactNode {
  switch (token.type) {
    case 'strong':
      return <b>{inline(token)}</b>
    case 'em':
      return <em>{inline(token)}</em>
    case 'codespan':
      return 'text' in token ? codeOrRule(String(token.text)) : null
    case 'br':
      return <br />
    default:
      return inline(token)
  }
}

function ruleLink(id: string): ReactNode {
  return <a href={`#/rules/${id}`}>{id}</a>
}

function codeOrRule(text: string): ReactNode {
  return isRuleId(text) ? ruleLink(text) : <code>{text}</code>
}

function withLinks(text: string): ReactNode {
  const parts = plainText(text).split(SOURCE_IN_TEXT)
  return all(parts.map((part, i) => (i % 2 === 1 ? source(part) : linked(part))))
}

function source(text: string): ReactNode {
  return <small className="md-source">{text}</small>
}

function linked(text: string): ReactNode {
  const parts = text.split(RULE_IN_TEXT)
  return all(parts.map((part, i) => (i % 2 === 1 ? ruleLink(part) : part)))
}

/** The lexer leaves a few characters as entities. */
function plainText(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

function isHeading(token: Block): token is Tokens.Heading {
  return token.type === 'heading'
}
