// Before each test file of the client.
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** A slow machine is no failure: `findBy...` and `waitFor` wait as long as `expect.poll`. */
configure({ asyncUtilTimeout: 30_000 })

// Said here and not left to the library, which does it for the first file of a worker only.
afterEach(cleanup)
