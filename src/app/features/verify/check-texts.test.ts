import { expect, test } from 'vitest'
import { checkTexts } from './check-texts.ts'

const [women, men] = ['Among women the groups differ, P = 0.03.', 'Among men they do not, P = 0.41.']

test('texts computed again are those in the same places', () => {
  expect(checkTexts([women, men], undefined, [women, men]).map(({ mark }) => mark)).toEqual(['same', 'same'])
  expect(checkTexts([women, men], undefined, [women, 'Among men they do not, P = 0.42.'])[1]).toMatchObject({
    now: 'Among men they do not, P = 0.42.',
    mark: 'differs',
  })
})

test('the text of one group is found among those of all groups', () => {
  expect(checkTexts([men], [men], [women, men])).toMatchObject([{ now: undefined, mark: 'same' }])
  expect(checkTexts([men], [men], [women, 'Among men they do not, P = 0.42.'])).toMatchObject([{ mark: 'differs' }])
})
