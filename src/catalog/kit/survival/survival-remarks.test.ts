import { expect, test } from 'vitest'
import { messageText } from '../message.ts'
import { namesOf } from '../names.ts'
import { displaySettings } from '../present/format.ts'
import { languages } from '../words.ts'
import { orderRemarks, riskSetRemarks, survivalRemarks } from './survival-remarks.ts'

const none = { emptied: null, gap: null, early: null }
const emptied = { time: 2 / 3, eventsAfter: 5 }
const gap = { from: 1 / 3, to: 4 }
const early = { events: 2, atRisk: 3, survival: 0.25 }
const male = { variable: 'sex', level: 'male' }

test('for a curve that fell to 0 only that is reported, for others small and empty risk sets', () => {
  const codes = (sets: Parameters<typeof riskSetRemarks>[1]) => riskSetRemarks(null, sets).map(({ code }) => code)
  expect(codes(none)).toEqual([])
  expect(codes({ emptied, gap, early })).toEqual(['risk-set-emptied'])
  expect(codes({ emptied: null, gap, early })).toEqual(['risk-set-small', 'risk-set-gap'])
})

test('rows in the wrong order are reported by the form of their time', () => {
  const lost = { time: 0, start: 0, badTimes: 0, reversed: 2, status: 0, group: 0 }
  const rows = { count: 1, events: 1, zeroTimes: 0, earlyStarts: 1, groups: [], lost }
  expect(orderRemarks('start-stop', rows).map(({ code }) => code)).toEqual(['not-after-start', 'starts-before-zero'])
  expect(orderRemarks('dates', { ...rows, earlyStarts: 0 }).map(({ code }) => code)).toEqual(['before-start'])
  expect(orderRemarks('time', { ...rows, earlyStarts: 0, lost: { ...lost, reversed: 0 } })).toEqual([])
})

test.each(languages)('every remark has its words and numbers in %s, for one curve and for a group', (language) => {
  const display = { settings: displaySettings(language), names: namesOf({ columns: [] }), messages: survivalRemarks }
  for (const ref of [null, male])
    for (const sets of [
      { ...none, emptied },
      { ...none, gap, early },
    ])
      for (const { code, params } of riskSetRemarks(ref, sets)) {
        const words = survivalRemarks[code as keyof typeof survivalRemarks]
        const text = messageText(words, params, display)
        expect(text).not.toMatch(/[{}]|undefined/)
        expect(text).toContain(ref === null ? survivalRemarks.everyone[language] : 'male')
      }
})
