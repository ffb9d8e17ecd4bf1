// Valibot schemas of routes: they type and check requests, and describe them as OpenAPI.
import type { SwaggerTransform } from '@fastify/swagger'
import { refused } from '@hustings/protocol'
import { UNREADABLE_NAME } from '@hustings/protocol/schemas'
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type { FastifySchemaCompiler, FastifyTypeProvider } from 'fastify'
import * as v from 'valibot'

export interface ValibotTypeProvider extends FastifyTypeProvider {
  readonly validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown
}

/** Refuses a request as malformed, or for its name if that is its only fault. */
export const validatorCompiler: FastifySchemaCompiler<v.GenericSchema> =
  ({ schema }) =>
  (data) => {
    const parsed = v.safeParse(schema, data)
    if (parsed.success) return { value: parsed.output }
    const isAboutName = parsed.issues.every(({ message }) => message === UNREADABLE_NAME)
    return { error: refused(isAboutName ? UNREADABLE_NAME : 'malformed') }
  }

/** Checks that JSON Schema cannot express. */
const INEXPRESSIBLE = ['check', 'trim']

export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  return toJsonSchema(schema, {
    target: 'openapi-3.0',
    // The last schema of a pipe has the bounds that count.
    typeMode: 'output',
    ignoreActions: INEXPRESSIBLE,
    overrideSchema: ({ jsonSchema: { required, ...rest }, errors }) =>
      errors === undefined && required?.length === 0 ? rest : null,
  })
}

/** Describes the schemas of a route as JSON Schema, for its OpenAPI page. */
export const describeSchemas: SwaggerTransform = ({ schema, url }) => {
  const parts = Object.entries(schema ?? {}).map(([name, part]) => [name, isSchema(part) ? jsonSchemaOf(part) : part])
  return { schema: Object.fromEntries(parts), url }
}

function isSchema(part: unknown): part is v.GenericSchema {
  return typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'schema'
}
