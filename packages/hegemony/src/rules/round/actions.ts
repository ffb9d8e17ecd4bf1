// Basic and Free Actions of each role (H-TURN-12). Their rules are in the files of their chapters.
import type { Role } from '../../data/vocabulary.ts'
import { assignWorkers } from '../actions/assign.ts'
import { giveBonus } from '../actions/bonus.ts'
import { buildCompany } from '../actions/build.ts'
import { buyGoods } from '../actions/buy.ts'
import { makeDeal } from '../actions/deals.ts'
import { demonstrate } from '../actions/demonstration.ts'
import { sellAbroad } from '../actions/export.ts'
import { lobby } from '../actions/lobby.ts'
import { applyPressure } from '../actions/pressure.ts'
import { sellCompany } from '../actions/sell.ts'
import { buyStorage } from '../actions/storage.ts'
import { strike } from '../actions/strike.ts'
import { swapWorkers } from '../actions/swap.ts'
import { useEducation, useHealthcare, useLuxury } from '../actions/use.ts'
import { payOffLoan } from '../economy/loans.ts'
import { adjustPrices } from '../economy/prices.ts'
import { adjustWages } from '../labour/wages.ts'
import { proposeBill } from '../politics/bills.ts'
import { extraShift } from '../production/shift.ts'
import { receiveBenefits } from '../state/benefits.ts'
import { campaign, eventAction, extraTax, meetMps } from '../state/state-actions.ts'
import type { ActionRule } from '../table.ts'

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
