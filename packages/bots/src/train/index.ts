// Training: used by the lab alone, and kept apart so that no client loads it.
export { NET_COURSE, type NetCourse, type Trainer, trainNets } from './coach.ts'
export { type Gain, gate, outcome, type Verdict } from './gate.ts'
export { holdLesson, type Lesson, type LessonPlan, type OptionsOf } from './lesson.ts'
export { holdPractice, type Practice, type PracticePlan } from './practice.ts'
export { withSeatsOf } from './seats.ts'
export { measureStakes } from './stakes.ts'
export {
  beginning,
  COMPANY,
  COURSE,
  type Course,
  FURTHER,
  type Progress,
  type Snapshot,
  STUDY,
  type Teacher,
  train,
} from './trainer.ts'
