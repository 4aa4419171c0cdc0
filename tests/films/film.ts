import type { Words } from '#catalog/kit/words.ts'

export type Language = 'zh' | 'en'

/** What is written on the screen: a message of the interface in English, which is looked up in its catalogues, or the words of both languages. */
export type Name = string | Words

type Role = 'button' | 'link' | 'tab' | 'checkbox' | 'radio' | 'menuitem' | 'grid' | 'img' | 'heading' | 'region'

export interface Target {
  readonly role: Role
  readonly name: Name
  /** The whole name, and not a part of it. */
  readonly exact?: true
  /** What it is in; `offers` is a catalogue of entries, without the list of those in use. */
  readonly in?: 'dialog' | 'main' | 'offers'
}

/** One action of the person in the film. */
export type Act =
  | { readonly click: Target; readonly downloads?: true }
  | { readonly fill: Name; readonly with: Name }
  /** `option`: what it is called in the list. */
  | { readonly choose: Name; readonly option: Name }
  | { readonly check: Name }
  /** One of several answers. */
  | { readonly pick: Name }
  /** Chooses a file through a button that asks for one. */
  | { readonly attach: Target; readonly file: string; readonly text: Words }
  | { readonly show: Target | { readonly testid: string } }
  | { readonly open: string }
  | { readonly server: 'stop' }
  | { readonly reload: true }

export interface FilmStep {
  readonly do?: readonly Act[]
  /** The caption, from the beginning of the step to its end. */
  readonly say: Words
  /** How long the step stays at least after its last action, ms. A caption stays as long as it takes to read in any case. */
  readonly hold?: number
  /** A chapter begins here. */
  readonly chapter?: Words
}

/** A film as data. */
export interface Film {
  readonly title: Words
  readonly summary: Words
  /** Where it begins, which is not filmed: signed in at the list of projects, at the data of a small trial or in the demo project, or without an account. */
  readonly start: 'projects' | 'trial' | 'demo' | 'anonymous'
  /** The address to begin at, if it is another one. */
  readonly at?: string
  readonly steps: readonly FilmStep[]
}
