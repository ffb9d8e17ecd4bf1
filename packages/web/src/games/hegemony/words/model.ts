// Exports the types of the game that its table uses.
export type {
  AutomaEvent,
  CapitalistView,
  CompanyView,
  HandCardView,
  HegemonyEvent,
  HegemonyView,
  LabourView,
  MiddleView,
  StateView,
  StorageView,
  WorkingView,
} from '@hustings/hegemony'
export type {
  Class,
  Good,
  Industry,
  LabourClass,
  OwnerClass,
  Policy,
  Resource,
  Role,
  Section,
  Skill,
  WageLevel,
  Ware,
} from '@hustings/hegemony/data'
