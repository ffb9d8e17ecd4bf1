// Valibot schemas of routes as JSON Schema, for their OpenAPI page.
import type { SwaggerTransform } from '@fastify/swagger'
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

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
