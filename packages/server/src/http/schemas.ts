// Valibot schemas of routes: they type and check requests.
import { refused } from '@hustings/protocol'
import { UNREADABLE_NAME } from '@hustings/protocol/schemas'
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
