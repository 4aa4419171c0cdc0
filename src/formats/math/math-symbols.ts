/** Letters, set in italics. */
export const letters: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ϵ',
  varepsilon: 'ε',
  zeta: 'ζ',
  eta: 'η',
  theta: 'θ',
  vartheta: 'ϑ',
  iota: 'ι',
  kappa: 'κ',
  lambda: 'λ',
  mu: 'μ',
  nu: 'ν',
  xi: 'ξ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  upsilon: 'υ',
  phi: 'ϕ',
  varphi: 'φ',
  chi: 'χ',
  psi: 'ψ',
  omega: 'ω',
  ell: 'ℓ',
}

/** Letters, set upright. */
export const capitals: Readonly<Record<string, string>> = {
  Gamma: 'Γ',
  Delta: 'Δ',
  Theta: 'Θ',
  Lambda: 'Λ',
  Xi: 'Ξ',
  Pi: 'Π',
  Sigma: 'Σ',
  Upsilon: 'Υ',
  Phi: 'Φ',
  Psi: 'Ψ',
  Omega: 'Ω',
  infty: '∞',
  partial: '∂',
  emptyset: '∅',
}

export const operators: Readonly<Record<string, string>> = {
  pm: '±',
  mp: '∓',
  times: '×',
  cdot: '⋅',
  div: '÷',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  sim: '∼',
  equiv: '≡',
  propto: '∝',
  to: '→',
  rightarrow: '→',
  leftarrow: '←',
  in: '∈',
  notin: '∉',
  subset: '⊂',
  cup: '∪',
  cap: '∩',
  mid: '∣',
  ll: '≪',
  gg: '≫',
  ldots: '…',
  cdots: '⋯',
  dots: '…',
  prime: '′',
  forall: '∀',
  exists: '∃',
  circ: '∘',
  '%': '%',
  '{': '{',
  '}': '}',
  '&': '&',
  _: '_',
  '#': '#',
  $: '$',
}

/** Names of functions, set upright. */
export const functions: ReadonlySet<string> = new Set(
  'ln log exp min max lim sin cos tan arcsin arctan sinh tanh Pr det arg sup inf logit SE SD Var Cov OR RR HR'.split(
    ' ',
  ),
)

export const largeOperators = { sum: '∑', prod: '∏', int: '∫' } as const
export type LargeOperator = keyof typeof largeOperators

export const accents = { bar: '¯', hat: '^', tilde: '~', dot: '˙', overline: '¯', widehat: '^', vec: '→' } as const
export type AccentName = keyof typeof accents

/** Spaces, in em. */
export const spaces: Readonly<Record<string, number>> = {
  ',': 0.17,
  ':': 0.22,
  ';': 0.28,
  ' ': 0.33,
  quad: 1,
  qquad: 2,
}

/** Signs that are operators when typed as they are. */
export const typedOperators: ReadonlySet<string> = new Set("+-−=<>*/|!,;:.·×÷±≤≥≠≈∼∈→…'′%?")
