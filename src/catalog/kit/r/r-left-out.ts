/**
 * Lines after which the vector `list` contains only the variables that can be analysed, and `complete` marks the rows to use. `possible`: the
 * body of a function of `name`, which uses the rows in `complete`.
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

/** Captures of one variable, which are NULL if the script omitted it. */
export function capturesIfAnswered(
  result: string,
  captures: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(captures).map(([path, expression]) => [path, `if (!is.null(${result})) ${expression}`]),
  )
}
