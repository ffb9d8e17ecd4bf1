// Before each test file of the client.
import { configure } from '@testing-library/react'

/** A slow machine is no failure: `findBy...` and `waitFor` wait as long as `expect.poll`. */
configure({ asyncUtilTimeout: 30_000 })
