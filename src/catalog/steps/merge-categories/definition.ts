import { variable } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { copiesNamed, intoEach } from '../../kit/steps/into-options.ts'
import { mergedValues } from '../../kit/steps/step-options.ts'

export const definition = defineStep({
  id: 'merge-categories',
  version: 1,
  options: {
    variable: variable({
      label: { en: 'Variable', zh: '变量' },
      help: { en: 'A variable of texts.', zh: '文本变量。' },
      accepts: ['nominal', 'ordinal', 'continuous', 'id'],
      types: ['text'],
    }),
    merges: mergedValues({
      label: { en: 'Texts that mean the same', zh: '含义相同的文本' },
      help: {
        en: 'Nothing is merged without your tick. Spellings that come into the data later are reported, not merged.',
        zh: '只合并勾选的文本；数据中以后出现的新写法只提示，不合并。',
      },
      of: 'variable',
    }),
    into: intoEach('same'),
    pattern: copiesNamed('{name}_merged'),
  },
  sections: [
    { title: { en: 'Categories', zh: '类别' }, options: ['variable', 'merges'] },
    { title: { en: 'Result', zh: '结果' }, options: ['into', 'pattern'] },
  ],
  messages: {
    'target-is-missing': {
      en: '{text} is declared missing in {variable}, so that what is merged into it would be lost. Choose another text.',
      zh: '{text} 在 {variable} 中被定义为缺失，合并到它的取值将丢失，请改用其他文本。',
    },
    merged: {
      en: '{count} {count|cell was|cells were} changed: {before} different values became {after}.',
      zh: '更改了 {count} 个单元格：{before} 种取值变为 {after} 种。',
    },
    'nothing-merged': {
      en: 'No cell was changed: none of the texts occurs.',
      zh: '没有单元格被更改：这些文本均未出现。',
    },
    'new-spellings': {
      en: '{count} {count|text is|texts are} spelled like merged ones and {count|is|are} not among them: {levels}.',
      zh: '有 {count} 个文本的写法与已合并的类别相近但尚未合并：{levels}。',
    },
  },
  references: [],
  upgrades: {},
})
