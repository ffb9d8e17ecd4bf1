// Names in built scripts that a target browser lacks, by MDN's compatibility data: globals, their members, and methods.
import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data/types'
import { type ESTree, parseSync, Visitor } from 'vite'
import type { Target } from '../targets.ts'

export interface Script {
  readonly name: string
  readonly code: string
}

export interface MissingName {
  /** `URLPattern`, `Promise.try`, `navigator.share`, `.toBase64()` or `.values().map()`. */
  readonly name: string
  readonly file: string
  readonly lackedBy: readonly string[]
}

/** Objects that scripts access by the name of an instance. */
const INSTANCES: Readonly<Record<string, string>> = {
  document: 'Document',
  navigator: 'Navigator',
  globalThis: 'Window',
  self: 'Window',
  window: 'Window',
}
const GLOBAL_SCOPES = ['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope']
/** Methods that return an iterator; most names of iterator helpers are also methods of arrays. */
const ITERATING = ['entries', 'keys', 'matchAll', 'values']
/** Features in the data that are not names in scripts, such as `click_event` or `structured_clone_support`. */
const NO_NAME = /_(?!static$)|[^\w$]/

type Lacked = ReadonlyMap<string, readonly string[]>

/** Finds every unguarded use of a name that one of these targets lacks. */
export function missingNames(scripts: readonly Script[], targets: readonly Target[]): MissingName[] {
  const names = new LackedNames(targets)
  return scripts.flatMap(({ name: file, code }) =>
    [...namesIn(code, names)].map(([name, lackedBy]) => ({ name, file, lackedBy })),
  )
}

class LackedNames {
  readonly owners: ReadonlySet<string>
  readonly globals: Lacked
  /** `Interface.member`, also for the instances above. */
  readonly members: Lacked
  /** Methods that no interface has in all targets. */
  readonly methods: Lacked
  readonly iteratorHelpers: Lacked

  constructor(targets: readonly Target[]) {
    const globals = new Map<string, readonly string[]>()
    const members = new Map<string, readonly string[]>()
    const methods = new Map<string, readonly string[]>()
    const { builtins } = bcd.javascript
    if (builtins === undefined) throw new Error('The compatibility data has no built-in objects.')
    const interfaces = [...childrenOf(builtins), ...childrenOf(builtins.Intl), ...childrenOf(bcd.api)]
    for (const [owner, described] of interfaces) {
      const lackedOwner = lacking(described, targets)
      globals.set(owner, lackedOwner)
      // A missing interface is found by its name; iterators exist without the global `Iterator`.
      const reachable = lackedOwner.length === 0 || owner in builtins
      for (const [key, member] of childrenOf(described)) {
        const name = key.replace(/_static$/, '')
        if (name === owner) continue
        const lackedBy = lacking(member, targets)
        members.set(`${owner}.${name}`, lackedBy)
        if (GLOBAL_SCOPES.includes(owner) && !globals.has(name)) globals.set(name, lackedBy)
        if (name !== key || isStatic(owner, name) || !reachable) continue
        const lackedElsewhere = methods.get(name)
        methods.set(name, lackedElsewhere?.length === 0 ? lackedElsewhere : lackedBy)
      }
    }
    this.owners = new Set([...interfaces.map(([owner]) => owner), ...Object.keys(INSTANCES)])
    this.globals = onlyLacked(globals)
    this.members = onlyLacked(members)
    this.methods = onlyLacked(methods)
    this.iteratorHelpers = onlyLacked(
      new Map(childrenOf(builtins.Iterator).map(([name, helper]) => [name, lacking(helper, targets)])),
    )
  }
}

/** The data does not distinguish static members of built-in objects; Node does. */
function isStatic(owner: string, name: string): boolean {
  const known: unknown = Reflect.get(globalThis, owner)
  if (typeof known !== 'function') return false
  const prototype: unknown = Reflect.get(known, 'prototype')
  return Object.hasOwn(known, name) && !(typeof prototype === 'object' && prototype !== null && name in prototype)
}

function onlyLacked(names: Lacked): Lacked {
  return new Map([...names].filter(([, lackedBy]) => lackedBy.length > 0))
}

function childrenOf(described: Identifier | undefined): [string, Identifier][] {
  const children: [string, Identifier][] = []
  for (const key of Object.keys(described ?? {})) {
    const child = key === '__compat' || NO_NAME.test(key) ? undefined : described?.[key]
    if (child?.__compat !== undefined) children.push([key, child])
  }
  return children
}

function lacking({ __compat }: Identifier, targets: readonly Target[]): string[] {
  return targets.flatMap(({ browser, version }) => {
    const support = __compat?.support[browser === 'ios_saf' ? 'safari_ios' : browser]
    return support !== undefined && has(support, version) ? [] : [`${browser} ${version}`]
  })
}

function has(support: SupportStatement, version: number): boolean {
  return listed(support).some((statement) => {
    const { version_added: added, version_removed: removed, flags, prefix, alternative_name } = statement
    if (flags !== undefined || prefix !== undefined || alternative_name !== undefined) return false
    return atLeast(version, added) && !atLeast(version, removed)
  })
}

function listed(support: SupportStatement): readonly SimpleSupportStatement[] {
  return Array.isArray(support) ? support : [support]
}

/** "≤79" is 79; "preview", false and undefined are no version yet. */
function atLeast(version: number, bound: string | boolean | undefined): boolean {
  return typeof bound === 'string' && version >= Number(bound.replace('≤', ''))
}

function namesIn(code: string, names: LackedNames): Lacked {
  const { program, errors } = parseSync('script.js', code)
  if (errors.length > 0) throw new Error(`A built script cannot be parsed: ${errors[0]?.message}`)
  const found = new Map<string, { readonly lackedBy: readonly string[]; readonly guard: string | null }>()
  /** Names that the script tests before use. */
  const guarded = new Set<string>()
  const declared = new Set<string>()
  /** `by`: the name that a guard tests; null if there is none. */
  const note = (name: string, lackedBy: readonly string[] | undefined, by: string | null) =>
    lackedBy && found.set(name, { lackedBy, guard: by })
  const noteGlobal = (node: ESTree.Expression | ESTree.Super) => {
    const name = node.type === 'Identifier' ? node.name : ofGlobalObject(node)
    if (name !== null) note(name, names.globals.get(name), name)
  }
  const guard = (node: ESTree.Expression) => {
    const name = lastName(node)
    if (name !== null) guarded.add(name)
  }
  const asked = ({ test }: { readonly test: ESTree.Expression | null }) => test !== null && guard(test)

  new Visitor({
    VariableDeclarator: ({ id }) => {
      if (id.type === 'Identifier') declared.add(id.name)
    },
    FunctionDeclaration: ({ id }) => {
      if (id !== null) declared.add(id.name)
    },
    UnaryExpression: ({ operator, argument }) => {
      if (operator === 'typeof' || operator === '!') guard(argument)
    },
    BinaryExpression: ({ operator, left, right }) => {
      const key = operator === 'in' ? textOf(left) : null
      if (key !== null) guarded.add(key)
      // `void 0 === name` as well as `name === undefined`
      if (/^[!=]==?$/.test(operator)) {
        for (const side of [left, right]) if (side.type === 'MemberExpression') guard(side)
      }
    },
    LogicalExpression: ({ left }) => guard(left),
    ConditionalExpression: asked,
    IfStatement: asked,
    CallExpression: ({ callee, optional, arguments: given }) => {
      if (optional) guard(callee)
      for (const argument of given) if (argument.type === 'Identifier') noteGlobal(argument)
      noteGlobal(callee)
      const method = memberName(callee)
      if (callee.type !== 'MemberExpression' || method === null) return
      // Methods of `Promise` or `navigator` are found as members.
      if (!(callee.object.type === 'Identifier' && names.owners.has(callee.object.name))) {
        note(`.${method}()`, names.methods.get(method), method)
      }
      const source = callee.object.type === 'CallExpression' ? callee.object.callee : null
      const iterating = source === null ? null : memberName(source)
      // `Object.values(...)` and similar return arrays.
      const ofObject = source?.type === 'MemberExpression' && isNamed(source.object, 'Object')
      if (iterating !== null && ITERATING.includes(iterating) && !ofObject) {
        note(`.${iterating}().${method}()`, names.iteratorHelpers.get(method), null)
      }
    },
    NewExpression: ({ callee }) => noteGlobal(callee),
    MemberExpression: (node) => {
      const { object } = node
      const member = memberName(node)
      if (object.type !== 'Identifier') return
      noteGlobal(object)
      const owner = INSTANCES[object.name] ?? object.name
      // A global that is only read as a property of the global object may be undefined.
      if (member === null || owner === 'Window') return
      note(`${object.name}.${member}`, names.members.get(`${owner}.${member}`), member)
    },
  }).visit(program)

  const missing = [...found].filter(
    ([name, { guard: by }]) => !(by !== null && guarded.has(by)) && !declared.has(name.split('.')[0] ?? name),
  )
  return new Map(missing.map(([name, { lackedBy }]) => [name, lackedBy]))
}

/** `name` of `globalThis.name`. */
function ofGlobalObject(node: ESTree.Expression | ESTree.Super): string | null {
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return null
  return INSTANCES[node.object.name] === 'Window' ? memberName(node) : null
}

function isNamed(node: ESTree.Expression | ESTree.Super, name: string): boolean {
  return node.type === 'Identifier' && node.name === name
}

function memberName(node: ESTree.Expression | ESTree.Super): string | null {
  if (node.type !== 'MemberExpression') return null
  const { property } = node
  if (property.type === 'PrivateIdentifier') return null
  if (node.computed) return textOf(property)
  return property.type === 'Identifier' ? property.name : null
}

/** A string, also in backticks, as minifiers write it. */
function textOf(node: ESTree.Expression): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return null
  return node.quasis[0]?.value.cooked ?? null
}

function lastName(node: ESTree.Expression | ESTree.Super): string | null {
  if (node.type === 'Identifier') return node.name
  return node.type === 'ChainExpression' ? memberName(node.expression) : memberName(node)
}
