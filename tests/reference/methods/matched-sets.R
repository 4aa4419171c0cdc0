library(survival)
tight <- suppressWarnings(coxph.control(eps = 1e-14, iter.max = 100)) # its warning: eps is below the tolerance for dependent columns
infert$likewise <- as.integer(interaction(infert$age, infert$parity, drop = TRUE)) # several cases in a set
infert$one <- 1
numbers <- function(x) paste0("[", paste(sprintf("%.17g", x), collapse = ", "), "]")
fit <- function(set) {
  f <- coxph(as.formula(sprintf("Surv(one, case) ~ spontaneous + induced + strata(%s)", set)), infert, ties = "exact", control = tight)
  stopifnot(isTRUE(all.equal(coef(f), coef(clogit(as.formula(sprintf("case ~ spontaneous + induced + strata(%s)", set)), infert)))))
  sprintf('{ "set": "%s", "estimate": %s, "se": %s, "logLikelihoods": %s, "score": %.17g }', set, numbers(coef(f)),
    numbers(sqrt(diag(f$var))), numbers(f$loglik), f$score)
}
columns <- c("case", "spontaneous", "induced", "stratum", "likewise")
writeLines(c(sprintf('{ "r": "%s", "survival": "%s", "date": "%s",', R.version.string, packageVersion("survival"), Sys.Date()),
  '"infert": {', paste(sprintf('"%s": %s', columns, sapply(infert[columns], numbers)), collapse = ",\n"), "},",
  '"fits": [', paste(sapply(c("stratum", "likewise"), fit), collapse = ",\n"), "]}"), "matched-sets.json")
