# Rscript r-values.R FOLDER: of the data sets in FOLDER/{univariate,anova,linear,nonlinear} what R says, as CSV
folder <- commandArgs(TRUE)[1]
read <- function(family, set) read.csv(file.path(folder, family, paste0(set, ".csv")))
sets <- function(family) sub("[.]csv$", "", list.files(file.path(folder, family)))
print_values <- function(set, values) cat(sprintf("%s,%s,%.17g\n", set, names(values), values), sep = "")

cat("set,value,number\n")
for (set in sets("univariate")) {
  y <- read("univariate", set)$y
  print_values(set, c(mean = mean(y), sd = sd(y), autocorrelation = acf(y, 1, plot = FALSE)$acf[2]))
}
for (set in sets("anova")) {
  data <- read("anova", set)
  table <- summary(aov(y ~ factor(group), data))[[1]]
  squares <- table[["Sum Sq"]]
  print_values(set, c(
    between = squares[1], within = squares[2], statistic = table[["F value"]][1],
    rSquared = squares[1] / sum(squares), sigma = sqrt(table[["Mean Sq"]][2])
  ))
}
degrees <- c(Pontius = 2, Filip = 10, Wampler1 = 5, Wampler2 = 5, Wampler3 = 5, Wampler4 = 5, Wampler5 = 5)
for (set in sets("linear")) {
  data <- read("linear", set)
  right <- if (set %in% names(degrees)) paste0("I(x^", seq_len(degrees[[set]]), ")") else setdiff(names(data), "y")
  if (startsWith(set, "NoInt")) right <- c("0", right)
  fit <- suppressWarnings(summary(lm(reformulate(right, "y"), data)))
  all <- names(fit$aliased)
  found <- fit$coefficients[match(all, rownames(fit$coefficients)), , drop = FALSE]
  place <- seq_along(all) - 1
  print_values(set, c(
    sigma = fit$sigma, rSquared = fit$r.squared, statistic = fit$fstatistic[["value"]],
    setNames(found[, 1], paste("estimate", place)), setNames(found[, 2], paste("error", place))
  ))
}
models <- read.delim(file.path(folder, "models.tsv"), row.names = "set")
starts <- read.csv(file.path(folder, "starts.csv"))
for (set in rownames(models)) for (k in 1:2) {
  data <- read("nonlinear", set)
  start <- starts[starts$set == set & starts$start == k, ]
  formula <- as.formula(paste(models[set, "outcome"], "~", models[set, "model"]))
  fit <- tryCatch(
    summary(nls(formula, data, start = setNames(as.list(start$value), start$parameter))),
    error = function(e) NULL
  )
  if (is.null(fit)) next
  place <- seq_len(nrow(start)) - 1
  print_values(paste(set, k), c(
    sigma = fit$sigma,
    setNames(fit$coefficients[, 1], paste("estimate", place)), setNames(fit$coefficients[, 2], paste("error", place))
  ))
}
