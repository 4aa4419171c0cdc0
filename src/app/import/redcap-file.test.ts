import { expect, test } from 'vitest'
import { redcapFile } from './redcap-file.ts'

test.each([
  ['record_id,redcap_event_name,age', 'data'],
  ['record_id,drugs___1,drugs___2,baseline_complete', 'data'],
  ['Variable / Field Name,Form Name,Section Header', 'dictionary'],
  ['field_name,form_name,section_header', 'dictionary'],
  ['id,age,treatment_complete', undefined],
  ['id,a___b', undefined],
  ['field_name,value', undefined],
  ['', undefined],
])('%s: %s', (header, kind) => {
  expect(redcapFile(header.split(','))).toBe(kind)
})
