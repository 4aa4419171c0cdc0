# Statistics that scripts write out in base R, by the packages that have them. Run `Rscript packages.R` in this folder.
suppressMessages({ library(pROC); library(performance); library(rms); library(effectsize) })
num <- function(v) formatC(unname(as.numeric(v)), digits = 17, format = "g", width = 1)
obj <- function(...) { p <- list(...); paste0("{", paste(sprintf("\"%s\":%s", names(p), unlist(p)), collapse = ","), "}") }

lung <- survival::lung
lung$dead <- as.numeric(lung$status == 2)
lung <- na.omit(lung[c("dead", "age", "sex", "ph.karno")])
write.csv(lung, "lung.csv", row.names = FALSE, quote = FALSE)

model <- function(file, outcome, terms) {
  d <- read.csv(file)
  fit <- glm(reformulate(terms, outcome), family = binomial, data = d, control = glm.control(epsilon = 1e-14))
  roc <- pROC::roc(d[[outcome]], fitted(fit), direction = "<", quiet = TRUE)
  limits <- pROC::ci.auc(roc, method = "delong")
  hl <- performance::performance_hosmer(fit, n_bins = 10)
  lrm <- rms::lrm(reformulate(terms, outcome), data = d, tol = 1e-14, eps = 1e-14, maxit = 100)
  obj(area = num(pROC::auc(roc)), lower = num(limits[1]), upper = num(limits[3]), chisq = num(hl$chisq), df = num(hl$df), p = num(hl$p.value),
    nagelkerke = num(performance::r2_nagelkerke(fit)), nagelkerkeByLrm = num(lrm$stats["R2"]), brier = num(lrm$stats["Brier"]))
}
# two markers of which low values speak for death, in the same rows
physician <- pROC::roc(lung$dead, lung$ph.karno, direction = ">", quiet = TRUE)
age <- pROC::roc(lung$dead, lung$age, direction = "<", quiet = TRUE)
apart <- pROC::roc.test(age, physician, method = "delong", paired = TRUE)
best <- function(r, by) unlist(pROC::coords(r, "best", best.method = by, ret = c("threshold", "sensitivity", "specificity", "ppv", "npv")))
list_of <- function(v) paste0("[", paste(num(v), collapse = ","), "]")
curves <- obj(physician = list_of(pROC::ci.auc(physician, method = "delong")), age = list_of(pROC::ci.auc(age, method = "delong")),
  z = num(apart$statistic), p = num(apart$p.value), limits = list_of(apart$conf.int),
  youden = list_of(best(age, "youden")), closest = list_of(best(age, "closest.topleft")),
  youdenPhysician = list_of(best(physician, "youden")))
tables <- list(rbind(c(12, 5, 7), c(3, 14, 9)), rbind(c(20, 4, 1), c(6, 18, 5), c(2, 7, 25)), rbind(c(10, 11), c(9, 10)), rbind(c(30, 10, 5, 2), c(11, 25, 14, 9)))
v <- function(t, adjust) num(effectsize::cramers_v(t, adjust = adjust, ci = NULL)[[1]])
packages <- c("pROC", "performance", "rms", "effectsize")
writeLines(paste0('{"r":"', R.version.string, '","packages":"', paste(packages, sapply(packages, function(p) as.character(packageVersion(p))), collapse = ", "), '",',
  '"remission":', model("../published/remission.csv", "remiss", c("li", "temp")), ',"lung":', model("lung.csv", "dead", c("age", "sex", "ph.karno")),
  ',"curves":', curves, ',"tables":[', paste(sapply(tables, function(t) obj(
    table = paste0("[", paste(apply(t, 1, function(row) paste0("[", paste(row, collapse = ","), "]")), collapse = ","), "]"),
    raw = v(t, FALSE), corrected = v(t, TRUE))), collapse = ","), "]}"), "packages.json")
