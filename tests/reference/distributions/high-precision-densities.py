"""Densities and quantiles of non-central distributions and the density of the studentized range, 22 digits: high-precision-densities.csv."""

import mpmath as mp

mp.mp.dps = 22
rows = []


def chi2_pdf(x, df):
    return x ** (df / 2 - 1) * mp.exp(-x / 2) / (2 ** (df / 2) * mp.gamma(df / 2))


def poisson_mixture(mean, term):
    """The sum over all j that count, outwards from the largest."""
    total, top = mp.mpf(0), int(mean)
    for step in (1, -1):
        j = top if step == 1 else top - 1
        while j >= 0:
            share = mp.exp(j * mp.log(mean) - mean - mp.loggamma(j + 1)) * term(j)
            total += share
            if share < total * mp.mpf(10) ** -20 and abs(j - top) > 5:
                break
            j += step
    return total


def add(fn, x, a, b, value, c=None):
    rows.append((fn, x, a, b, value, c))


# non-central chi-squared: P(X <= x) and P(X > x) from the incomplete gamma function
for df, ncp in [(1, 0.5), (2, 4), (3.5, 20), (10, 1), (50, 300)]:
    d, l = mp.mpf(df), mp.mpf(ncp)
    mean, deviation = d + l, mp.sqrt(2 * (d + 2 * l))
    for k in (-2, 0, 1, 4):
        x = mp.mpf(float(mean + k * deviation))
        if x <= 0:
            continue
        lower = poisson_mixture(l / 2, lambda j: mp.gammainc(d / 2 + j, 0, x / 2, regularized=True))
        upper = poisson_mixture(l / 2, lambda j: mp.gammainc(d / 2 + j, x / 2, mp.inf, regularized=True))
        if min(lower, upper) > 1e-11:
            add("ncchi2.logCdf", x, d, l, mp.log(lower))
            add("ncchi2.logSf", x, d, l, mp.log(upper))
        add("ncchi2.logPdf", x, d, l, mp.log(poisson_mixture(l / 2, lambda j: chi2_pdf(x, d + 2 * j))))

for df1, df2, ncp in [(1, 5, 1), (2, 30, 10), (4, 12, 0.3), (7, 100, 60), (3, 2.5, 4)]:
    a, b, l = mp.mpf(df1), mp.mpf(df2), mp.mpf(ncp)
    for f in (0.05, 0.7, 1.5, 4, 20):
        f = mp.mpf(float(f))
        density = poisson_mixture(
            l / 2,
            lambda j: (a / b) ** (a / 2 + j)
            * f ** (a / 2 + j - 1)
            * (1 + a * f / b) ** (-(a + b) / 2 - j)
            / mp.beta(a / 2 + j, b / 2),
        )
        add("ncf.logPdf", f, a, b, mp.log(density), l)

for shape1, shape2, ncp in [(0.5, 0.5, 2), (2, 3, 10), (10, 4, 1), (1, 1, 0.2)]:
    a, b, l = mp.mpf(shape1), mp.mpf(shape2), mp.mpf(ncp)
    for x in (0.03, 0.4, 0.8, 0.99):
        x = mp.mpf(float(x))
        density = poisson_mixture(l / 2, lambda j: x ** (a + j - 1) * (1 - x) ** (b - 1) / mp.beta(a + j, b))
        add("ncbeta.logPdf", x, a, b, mp.log(density), l)

for df, ncp in [(1, 0.5), (3, -2), (10, 1), (25, 4), (200, 2.5)]:
    d, l = mp.mpf(df), mp.mpf(ncp)
    for t in (-3, -0.4, 0, 1, 2.5, 7):
        t = mp.mpf(float(t))

        def integrand(s):
            spread = 2 * d * s * chi2_pdf(d * s * s, d)
            return spread * s * mp.npdf(t * s - l)

        width = 16 / mp.sqrt(2 * d)
        low = max(mp.mpf(0), 1 - width)
        places = [low + (1 + width - low) * i / 24 for i in range(25)]
        add("nct.logPdf", t, d, l, mp.log(mp.quad(integrand, places)))

# two groups: Q is √2 |T|; three and more, infinite degrees of freedom: the density of the range
for df in (1, 5, 40):
    d = mp.mpf(df)
    for q in (0.5, 3.5, 12):
        t = mp.mpf(q) / mp.sqrt(2)
        density = mp.gamma((d + 1) / 2) / (mp.sqrt(d * mp.pi) * mp.gamma(d / 2)) * (1 + t * t / d) ** (-(d + 1) / 2)
        add("tukey.pdf", mp.mpf(q), mp.mpf(2), d, mp.sqrt(2) * density)

for k in (3, 5, 20):
    for w in (0.3, 2, 4.5):
        w = mp.mpf(w)
        density = mp.quad(
            lambda z: mp.npdf(z) * mp.npdf(z - w) * (mp.ncdf(z) - mp.ncdf(z - w)) ** (k - 2),
            mp.linspace(w / 2 - 9, w / 2 + 9, 10),
        )
        add("tukey.pdf", w, mp.mpf(k), mp.inf, k * (k - 1) * density)


# the lower tail of the range, small and large
mp.mp.dps = 32
for k, places in [(2, (1e-6, 0.01, 0.8)), (3, (1e-6, 0.01, 0.3, 2)), (5, (0.001, 0.1, 1, 3)), (20, (0.2, 2, 4.5))]:
    for w in places:
        w = mp.mpf(float(w))
        lower = k * mp.quad(
            lambda z: mp.npdf(z) * (mp.ncdf(z) - mp.ncdf(z - w)) ** (k - 1), mp.linspace(w / 2 - 9, w / 2 + 9, 60)
        )
        add("tukey.logCdf", w, mp.mpf(k), mp.inf, mp.log(lower))
for df in (1, 5, 40):
    d = mp.mpf(df)
    for q in (1e-6, 0.01, 0.5, 3.5):
        t = mp.mpf(float(q)) / mp.sqrt(2)
        inside = mp.betainc(0.5, d / 2, 0, t * t / (d + t * t), regularized=True)
        add("tukey.logCdf", mp.mpf(float(q)), mp.mpf(2), d, mp.log(inside))

with open("high-precision-densities.csv", "w") as out:
    out.write(f"# mpmath {mp.__version__}, made by high-precision-densities.py\n")
    out.write("fn,x,a,b,value,c\n")
    for fn, x, a, b, value, c in rows:
        numbers = ["Inf" if v == mp.inf else mp.nstr(v, 17, strip_zeros=True) for v in (x, a, b, value)]
        out.write(",".join([fn, *numbers] + ([] if c is None else [mp.nstr(c, 17)])) + "\n")
