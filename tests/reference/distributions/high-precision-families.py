import mpmath as mp

mp.mp.dps = 50
rows = []


def put(fn, value, x, *parameters):
    """A row with up to three parameters; the value of a tail or a density is its logarithm."""
    a, b, *third = [*parameters, 0][: max(2, len(parameters))]
    last = f",{third[0]!r}" if third else ""
    rows.append(f"{fn},{x!r},{a!r},{b!r},{mp.nstr(value, 20)}{last}")


def both_tails(fn, x, parameters, lower, upper):
    put(f"{fn}.logCdf", mp.log(lower), x, *parameters)
    put(f"{fn}.logSf", mp.log(upper), x, *parameters)


def gamma_lower(a, x):
    """P(a, x) by its series, all of whose terms are positive (DLMF 8.7.1)."""
    term = total = mp.exp(a * mp.log(x) - x - mp.loggamma(a + 1))
    k = mp.mpf(a)
    while term > total * mp.mpf(10) ** -118:
        k += 1
        term *= x / k
        total += term
    return total


for a in (1e-12, 1e-5, 0.03, 0.4, 0.999, 1.001, 12.5, 400, 1e5):
    for ratio in (1e-30, 1e-3, 0.3, 0.97, 1, 1.05, 3):
        x = a * ratio if a >= 1 else ratio
        with mp.workdps(120):
            lower = gamma_lower(mp.mpf(a), mp.mpf(x))
            if 1 - lower > mp.mpf(10) ** -60 and lower > mp.mpf(10) ** -3000:
                both_tails("gamma", x, (a, 1), lower, 1 - lower)


def beta_lower(a, b, x):
    """I_x(a, b) by its series, all of whose terms are positive (DLMF 8.17.8)."""
    a, b = mp.mpf(a), mp.mpf(b)
    term = total = mp.exp(a * mp.log(x) + b * mp.log1p(-x) + mp.loggamma(a + b) - mp.loggamma(a + 1) - mp.loggamma(b))
    k = mp.mpf(0)
    while term > total * mp.mpf(10) ** -160:
        term *= (a + b + k) / (a + 1 + k) * x
        total += term
        k += 1
    return total


for a, b in ((1e-12, 3), (1e-7, 1e-3), (1e-5, 1e4), (0.03, 0.2), (0.2, 0.04), (40, 1e-6), (3, 1e3), (250, 0.3)):
    for x in (1e-200, 1e-9, 0.0697943, 0.4, 0.99, 1 - 2.0**-40):
        with mp.workdps(170):
            near_1 = x > 0.9
            tail = beta_lower(b, a, 1 - mp.mpf(x)) if near_1 else beta_lower(a, b, mp.mpf(x))
            lower, upper = (1 - tail, tail) if near_1 else (tail, 1 - tail)
            if lower > mp.mpf(10) ** -140 and upper > mp.mpf(10) ** -140:
                both_tails("beta", x, (a, b), lower, upper)
put("beta.logSf", mp.log(beta_lower(10000, 7, 1 - mp.mpf(0.0697943))), 0.0697943, 7, 10000)


def noncentral_beta(a, b, x, ncp):
    """Both tails: the Poisson mixture of incomplete beta functions."""
    half, j, lower, upper = mp.mpf(ncp) / 2, 0, mp.mpf(0), mp.mpf(0)
    while True:
        weight = mp.exp(-half) * half**j / mp.factorial(j)
        inside = mp.betainc(mp.mpf(a) + j, mp.mpf(b), 0, mp.mpf(x), regularized=True)
        outside = mp.betainc(mp.mpf(b), mp.mpf(a) + j, 0, 1 - mp.mpf(x), regularized=True)
        lower, upper, j = lower + weight * inside, upper + weight * outside, j + 1
        if j > half and weight < mp.mpf(10) ** -40:
            return lower, upper


for a, b, ncp in ((2, 3, 0), (0.5, 0.5, 1), (2, 3, 0.1), (3.5, 20, 12), (40, 7, 60), (0.3, 4, 25)):
    for x in (0.01, 0.2, 0.55, 0.9):
        lower, upper = noncentral_beta(a, b, x, ncp)
        if min(lower, upper) > mp.mpf(10) ** -12:
            both_tails("ncbeta", x, (a, b, ncp), lower, upper)

for x, shape, scale in ((1.75515e47, 0.05, 1), (6.11982e56, 0.05, 1), (1e-9, 120, 5000), (0.5, 120, 5000), (3, 120, 5000)):
    z, k = mp.mpf(x) / scale, mp.mpf(shape)
    put("weibull.logPdf", mp.log(k / scale) + (k - 1) * mp.log(z) - z**k, x, shape, scale)


def negative_binomial(k, size, p):
    size, p = mp.mpf(size), mp.mpf(p)
    return mp.exp(mp.loggamma(size + k) - mp.loggamma(size) - mp.loggamma(k + 1) + size * mp.log(p) + k * mp.log1p(-p))


def tail_from(first, ratio):
    """first (1 + ratio(1) + ratio(1) ratio(2) + ...)"""
    total = term = first
    j = 1
    while term > total * mp.mpf(10) ** -45:
        term *= ratio(j)
        total += term
        j += 1
    return total


def negative_binomial_tail(k, size, p):
    return tail_from(negative_binomial(k + 1, size, p), lambda j: (size + k + j) / (k + 1 + j) * (1 - mp.mpf(p)))


for k in (13740, 13741):
    put("negativeBinomial.logSf", mp.log(negative_binomial_tail(k, 3.3, 0.05)), k, 3.3, 0.05)
for k in (427548, 427549):
    p = mp.mpf(3.3) / (mp.mpf(3.3) + 2000)
    put("negativeBinomialOfMean.logSf", mp.log(negative_binomial_tail(k, 3.3, p)), k, 3.3, 2000)
for size, mu, places in (
    (1e6, 300, (0, 1, 2, 3, 20, 21, 50, 154, 155, 208, 248, 272, 291, 300, 310, 355, 402, 475, 739, 1144)),
    (1e10, 40, (0, 1, 2, 3, 10, 11, 22, 23, 30, 31, 37, 38, 40, 41, 43, 44, 50, 51, 52, 61, 62, 80, 81, 111, 112, 238, 239, 453, 454)),
):
    for k in places:
        p = mp.mpf(size) / (mp.mpf(size) + mu)
        put("negativeBinomialOfMean.logPmf", mp.log(negative_binomial(k, size, p)), k, size, mu)

for n, p, k in ((10**7, 0.001, 2), (1000, 0.3, 150), (1000, 0.3, 420), (50, 1e-9, 7), (10**12, 1e-11, 3)):
    p_, q = mp.mpf(p), 1 - mp.mpf(p)
    pmf = [mp.binomial(n, j) * p_**j * q ** (n - j) for j in range(k + 1)]
    lower = mp.fsum(pmf)
    upper = tail_from(pmf[-1] * (n - k) / (k + 1) * p_ / q, lambda j: mp.mpf(n - k - j) / (k + 1 + j) * p_ / q)
    both_tails("binomial", k, (n, p), lower, upper)


def hypergeometric_quantile(q, white, black, drawn):
    """The smallest k with P(X > k) <= q, summed from the far end."""
    k = min(white, drawn)
    term = mp.binomial(white, k) * mp.binomial(black, drawn - k) / mp.binomial(white + black, drawn)
    upper = mp.mpf(0)
    while upper + term <= q:
        upper += term
        term *= mp.mpf(k * (black - drawn + k)) / ((white - k + 1) * (drawn - k + 1))
        k -= 1
    return k


for white, black, drawn in ((40, 50, 45), (300, 800, 500), (5000, 5000, 100), (10**5, 2 * 10**5, 3000), (60, 1000, 1050), (10**6, 10**7, 50000)):
    for q in (1e-300, 1e-100, 1e-20, 1e-8, 0.001):
        put("hypergeometric.upperQuantile", mp.mpf(hypergeometric_quantile(q, white, black, drawn)), q, white, black, drawn)

with open("high-precision-families.csv", "w", encoding="utf-8") as out:
    out.write(f"# mpmath {mp.__version__}, 50 digits\nfn,x,a,b,value\n")
    out.writelines(f"{row}\n" for row in rows)
