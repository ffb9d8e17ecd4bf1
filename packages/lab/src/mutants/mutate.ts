// Single-point mutations of a source file, found in its syntax tree.
import { parseSync } from 'vite'

/** Replacement of one range of a file. */
export interface Mutation {
  readonly kind: string
  readonly start: number
  readonly end: number
  readonly original: string
  readonly replacement: string
}

/** Node of the syntax tree. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** Returns all mutations of a file in source order; some of them do not parse. */
export function mutationsIn(source: string): Mutation[] {
  const { program, errors } = parseSync('source.ts', source)
  if (errors.length > 0) throw new Error(`the source does not parse: ${errors[0]?.message}`)
  const mutations: Mutation[] = []
  if (!isNode(program)) return mutations
  visit(program, (node, inLoopStart) => {
    for (const [kind, replacement, at] of replacementsOf(node, source)) {
      // A loop that starts before the first item finds nothing there and continues.
      if (inLoopStart && kind === 'one less') continue
      const { start, end } = at ?? node
      mutations.push({ kind, start, end, original: source.slice(start, end), replacement })
    }
  })
  return mutations
}

export function applyMutation(source: string, { start, end, original, replacement }: Mutation): string {
  if (source.slice(start, end) !== original) throw new Error('the source has changed since the mutation was found')
  return source.slice(0, start) + replacement + source.slice(end)
}

/** Mutations that do not parse are dropped. */
export function isParseable(source: string): boolean {
  return parseSync('source.ts', source).errors.length === 0
}

/** Visits every node with runtime behavior; skips types, imports and error messages. */
function visit(node: Node, look: (node: Node, inLoopStart: boolean) => void, inLoopStart = false): void {
  if (SKIPPED.test(node.type) || isError(node)) return
  look(node, inLoopStart)
  for (const [name, field] of Object.entries(node)) {
    const startsLoop = inLoopStart || (node.type === 'ForStatement' && name === 'init')
    for (const child of Array.isArray(field) ? field : [field]) if (isNode(child)) visit(child, look, startsLoop)
  }
}

const SKIPPED = /^(Import|ExportAll|TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|ThrowStatement)/

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}

function isError(node: Node): boolean {
  return node.type === 'NewExpression' && isNode(node.callee) && /Error$/.test(String(node.callee.name))
}

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '/': ['*'],
  '%': ['*'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '++': ['--'],
  '--': ['++'],
}

const METHODS: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  some: 'every',
  every: 'some',
  push: 'unshift',
  unshift: 'push',
  pop: 'shift',
  shift: 'pop',
}

type Replacement = readonly [kind: string, replacement: string, at?: { readonly start: number; readonly end: number }]

function replacementsOf(node: Node, source: string): Replacement[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return isNode(node.left) && isNode(node.right) ? operators(node, node.left.end, node.right.start, source) : []
    case 'AssignmentExpression':
      return isNode(node.left) && isNode(node.right) ? operators(node, node.left.end, node.right.start, source) : []
    case 'UpdateExpression':
      return isNode(node.argument) ? operators(node, node.argument.end, node.end, source) : []
    case 'UnaryExpression':
      return isNode(node.argument) && (node.operator === '!' || node.operator === '-')
        ? [['sign dropped', textOf(node.argument, source)]]
        : []
    case 'Literal':
      return literals(node)
    case 'ConditionalExpression':
      return isNode(node.consequent) && isNode(node.alternate) && isNode(node.test)
        ? [
            [
              'branches swapped',
              `${textOf(node.test, source)} ? ${textOf(node.alternate, source)} : ${textOf(node.consequent, source)}`,
            ],
          ]
        : []
    case 'IfStatement':
      return isNode(node.test)
        ? [
            ['never true', 'false', node.test],
            ['always true', 'true', node.test],
          ]
        : []
    case 'ExpressionStatement':
      return isNode(node.expression) && /Call|Assignment|Update|Yield/.test(node.expression.type)
        ? [['statement removed', '{}']]
        : []
    case 'BreakStatement':
    case 'ContinueStatement':
      return [['statement removed', '{}']]
    case 'CallExpression':
      return [...swappedArguments(node, source), ...swappedMethod(node)]
    default:
      return []
  }
}

function textOf({ start, end }: Node, source: string): string {
  return source.slice(start, end)
}

/** Returns the mutations of the operator in this range. */
function operators(node: Node, from: number, to: number, source: string): Replacement[] {
  const operator = String(node.operator)
  const start = source.indexOf(operator, from)
  if (start < 0 || start + operator.length > to) return []
  const at = { start, end: start + operator.length }
  return (OPERATORS[operator] ?? []).map((other) => [`${operator} as ${other}`, other, at])
}

const MAX_LITERAL = 1000

function literals(node: Node): Replacement[] {
  switch (typeof node.value) {
    case 'number':
      // Larger numbers are limits and hash constants.
      return node.value > MAX_LITERAL
        ? []
        : [
            ['one more', String(node.value + 1)],
            ['one less', node.value === 0 ? '(-1)' : String(node.value - 1)],
          ]
    case 'boolean':
      return [['the contrary', String(!node.value)]]
    default:
      return []
  }
}

function swappedArguments(node: Node, source: string): Replacement[] {
  const [first, second] = Array.isArray(node.arguments) ? node.arguments : []
  if (!isNode(first) || !isNode(second) || first.type === 'SpreadElement' || second.type === 'SpreadElement') return []
  const [one, other] = [textOf(first, source), textOf(second, source)]
  const between = source.slice(first.end, second.start)
  if (one === other || isMathFunction(node.callee)) return []
  return [['arguments swapped', other + between + one, { start: first.start, end: second.end }]]
}

/** Functions of Math with two numbers accept them in any order. */
function isMathFunction(callee: unknown): boolean {
  return isNode(callee) && isNode(callee.object) && callee.object.name === 'Math'
}

function swappedMethod({ callee }: Node): Replacement[] {
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee.property)) return []
  const { name } = callee.property
  const other = typeof name === 'string' && Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
  return other === undefined ? [] : [[`${String(name)} as ${other}`, other, callee.property]]
}
