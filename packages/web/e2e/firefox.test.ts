import { startFirefox } from './engines/firefox.ts'
import { smokeTests } from './engines/smoke.ts'

const { HUSTINGS_FIREFOX: executable } = process.env

smokeTests('Firefox', executable === undefined ? null : () => startFirefox(executable))
