import { type NameRules, validNames } from '../typed/valid-names.ts'

const reserved =
  /^(?:_all|_b|byte|_coef|_cons|double|float|if|in|int|long|_n|_N|_pi|_pred|_rc|_skip|str\d+|strL|using|with)$/

/** Names of Stata: 32 letters, digits and `_`, not a digit first, unique with case. */
const rules: NameRules = {
  clean(given) {
    const name = given.normalize('NFC').replace(/[^\p{L}\p{Nd}_]/gu, '_')
    return /^\p{Nd}/u.test(name) || reserved.test(name) ? `_${name}` : name
  },
  limit: 32,
  size: (name) => Array.from(name).length,
  key: (name) => name,
}

export const stataNames = (names: readonly string[]): readonly string[] => validNames(names, rules)
