// Which Basic and Free Actions each role has (H-TURN-12). What they do is written in their chapters.
import type { Role } from '../data/vocabulary.ts'
import { assignWorkers } from './assign.ts'
import { receiveBenefits } from './benefits.ts'
import { proposeBill } from './bills.ts'
import { giveBonus } from './bonus.ts'
import { buildCompany } from './build.ts'
import { buyGoods } from './buy.ts'
import { makeDeal } from './deals.ts'
import { demonstrate } from './demonstration.ts'
import { sellAbroad } from './export.ts'
import { payOffLoan } from './loans.ts'
import { lobby } from './lobby.ts'
import { applyPressure } from './pressure.ts'
import { adjustPrices } from './prices.ts'
import { sellCompany } from './sell.ts'
import { extraShift } from './shift.ts'
import { campaign, eventAction, extraTax, meetMps } from './state-actions.ts'
import { buyStorage } from './storage.ts'
import { strike } from './strike.ts'
import { swapWorkers } from './swap.ts'
import type { ActionRule } from './table.ts'
import { useEducation, useHealthcare, useLuxury } from './use.ts'
import { adjustWages } from './wages.ts'

export const BASIC_ACTIONS: Readonly<Record<Role, readonly ActionRule[]>> = {
  working: [proposeBill, assignWorkers, buyGoods, strike, demonstrate, applyPressure],
  middle: [proposeBill, assignWorkers, buildCompany, sellCompany, sellAbroad, buyGoods, extraShift, applyPressure],
  capitalist: [proposeBill, buildCompany, sellCompany, sellAbroad, makeDeal, lobby, applyPressure],
  state: [proposeBill, eventAction, sellAbroad, meetMps, extraTax, campaign],
}

export const FREE_ACTIONS: Readonly<Record<Role, readonly ActionRule[]>> = {
  working: [useHealthcare, useEducation, useLuxury, swapWorkers, receiveBenefits, payOffLoan],
  middle: [useHealthcare, useEducation, useLuxury, adjustPrices, adjustWages, swapWorkers, receiveBenefits, payOffLoan],
  capitalist: [adjustPrices, adjustWages, giveBonus, buyStorage, receiveBenefits, payOffLoan],
  state: [adjustWages, payOffLoan],
}
