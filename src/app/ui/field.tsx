import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

/** Common classes of all inputs; each place chooses padding and text size, once. */
export const inputFrame =
  'rounded-md bg-surface text-ink shadow-[inset_0_0_0_1px_var(--line-strong)] placeholder:text-ink-3 ' +
  'focus-visible:outline-none focus-visible:shadow-[inset_0_0_0_2px_var(--accent)] aria-invalid:shadow-[inset_0_0_0_1.5px_var(--danger)] disabled:opacity-60'
export const inputLook = `${inputFrame} px-3 text-base`
export const smallInputLook = `${inputFrame} px-3 text-sm`

interface Naming {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

interface FieldProps {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
  className?: string | undefined
  /** On a phone the control is beside its label, so that more of a form is visible. */
  beside?: boolean
  children: (naming: Naming) => ReactNode
}

/** The width of a control beside its label is that of a number with its unit. */
export const inlineOnPhones =
  'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_12.5rem] max-sm:items-center max-sm:gap-x-3 max-sm:[&>p]:col-span-2'

/** A label, a control, its help and its error, associated for screen readers. */
export function Field({ label, help, error, className, beside = false, children }: FieldProps) {
  const id = useId()
  const described = error ? `${id}-error` : help ? `${id}-help` : undefined
  return (
    <div className={classNames('flex flex-col gap-1.5', beside ? inlineOnPhones : '', className)}>
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described })}
      {error ? (
        <p id={`${id}-error`} className="text-sm text-danger">
          {error}
        </p>
      ) : help ? (
        <p id={`${id}-help`} className="text-sm text-ink-3">
          {help}
        </p>
      ) : null}
    </div>
  )
}

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
}

export function TextField({ label, help, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} className={className}>
      {(naming) => <input {...naming} {...input} className={classNames(inputLook, 'h-11 w-full')} />}
    </Field>
  )
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'> {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
}

/** The platform's own select: the best one on a phone, and correct for every screen reader. */
export function SelectField({ label, help, error, className, children, ...select }: SelectFieldProps) {
  return (
    <Field label={label} help={help} error={error} className={className}>
      {(naming) => (
        <select {...naming} {...select} className={classNames(inputLook, 'h-11 w-full')}>
          {children}
        </select>
      )}
    </Field>
  )
}

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: ReactNode
  help?: ReactNode
  type?: 'checkbox' | 'radio'
}

export function CheckField({ label, help, type = 'checkbox', className, ...input }: CheckFieldProps) {
  const id = useId()
  return (
    <div className={classNames('flex items-start gap-2.5', className)}>
      <input
        {...input}
        type={type}
        id={id}
        aria-describedby={help ? `${id}-help` : undefined}
        className="mt-1 size-4.5 shrink-0 accent-accent"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="text-base text-ink">
          {label}
        </label>
        {help ? (
          <p id={`${id}-help`} className="text-sm text-ink-3">
            {help}
          </p>
        ) : null}
      </div>
    </div>
  )
}

type SearchInputProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  /** Also the placeholder, unless another is given. */
  label: string
  value: string
  onSearch: (search: string) => void
}

/** A search field without a visible label. */
export function SearchInput({ label, onSearch, ...input }: SearchInputProps) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      {...input}
      onChange={(event) => onSearch(event.target.value)}
    />
  )
}
