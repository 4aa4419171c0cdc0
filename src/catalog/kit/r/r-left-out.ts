/**
 * Lines after which the vector `list` names only the variables that can be analysed, and `complete` says which rows count. `possible`: the body of a
 * function of `name`, which looks at the rows in `complete`.
 */
export function rLeaveOut(list: string, possible: readonly string[], listwise: boolean): readonly string[] {
  return [
    'complete <- rep(TRUE, nrow(d))',
    'possible <- function(name) {',
    ...possible,
    '}',
    `${list} <- Filter(possible, ${list}) # the others are left out`,
    ...(listwise
      ? [
          `complete <- Reduce("&", lapply(d[${list}], is.finite))`,
          `${list} <- Filter(possible, ${list}) # in the rows that are complete in these`,
        ]
      : []),
  ]
}

/** Captures of one variable, which hold nothing where the script left it out. */
export function capturesIfAnswered(
  result: string,
  captures: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(captures).map(([path, expression]) => [path, `if (!is.null(${result})) ${expression}`]),
  )
}
