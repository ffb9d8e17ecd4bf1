// The whole of reminders.test.ts.
import './reminders.test.ts'
