// Shows parsed Markdown as elements; rule ids become links, and rows of rules can be jumped to.
import type { Token, Tokens } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'
import { CopyLink } from './CopyLink.tsx'
import { isRuleId, isSourced, isTable } from './parse.ts'

const RULE_IN_TEXT = /\b((?:H|HX|HD|HQ|CC|CCX|R|PB|PBX|PBQ)-[A-Z0-9]+(?:-[A-Z0-9]+)*)\b/

/** Columns of the glossary, by their heads: a screen reader has to know which language comes. */
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

export function Blocks({ tokens }: { readonly tokens: readonly Token[] }) {
  return all(tokens.map(block))
}

function block(token: Token): ReactNode {
  if (isHeading(token)) return <Heading token={token} />
  if (isTable(token)) return <Table token={token} />
  if (isList(token)) return <List token={token} />
  if (token.type === 'paragraph') return <p>{inline(token)}</p>
  if (token.type === 'blockquote') return <blockquote>{blocks(token)}</blockquote>
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
    <tr {...(named ? { id: `rule-${id}`, tabIndex: -1, 'data-rule': id } : {})}>
      {named && (
        <th scope="row">
          <a className="rule" href={`#/rules/${id}`}>
            {id}
          </a>
          <CopyLink rule={id} />
        </th>
      )}
      {all((named ? row.slice(1) : row).map((cell, i) => bodyCell(cell, languages[i])))}
    </tr>
  )
}

function listItem(item: Tokens.ListItem): ReactNode {
  return <li>{blocks(item)}</li>
}

function headCell(cell: Tokens.TableCell): ReactNode {
  return <th scope="col">{inlineAll(cell.tokens)}</th>
}

function bodyCell(cell: Tokens.TableCell, language: string | undefined): ReactNode {
  return <td {...(language === undefined ? {} : { lang: language })}>{inlineAll(cell.tokens)}</td>
}

/** Parts of a page never move, so they need no keys: they are children one by one, not a list. */
function all(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts)
}

function blocks(token: Token): ReactNode {
  return 'tokens' in token && token.tokens !== undefined ? <Blocks tokens={token.tokens} /> : null
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
  const parts = plainText(text).split(RULE_IN_TEXT)
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

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading'
}

function isList(token: Token): token is Tokens.List {
  return token.type === 'list'
}
