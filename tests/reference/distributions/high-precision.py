import mpmath as mp

mp.mp.dps = 40
rows = []


def noncentral_t(t, df, ncp):
    """P(T <= t): the integral over s of the normal cdf at t s - ncp times the density of the scaled chi."""
    t, df, ncp = mp.mpf(t), mp.mpf(df), mp.mpf(ncp)
    log_scale = mp.log(2) + df / 2 * mp.log(df / 2) - mp.loggamma(df / 2)
    spread = 14 / mp.sqrt(2 * df)
    points = [max(mp.mpf(0), 1 - spread) + k * (1 + spread - max(mp.mpf(0), 1 - spread)) / 24 for k in range(25)]
    f = lambda s: mp.exp(log_scale + (df - 1) * mp.log(s) - df * s * s / 2) * mp.ncdf(t * s - ncp) if s > 0 else mp.mpf(0)
    return mp.quad(f, points)


for df in (2, 5, 18, 60, 400, 5000):
    for ncp in (-3, 0, 0.5, 2, 8, 30):
        for shift in (-2.5, -1, 0, 1, 2.5):
            t = ncp + shift
            rows.append(("nct.logCdf", t, df, ncp, mp.log(noncentral_t(t, df, ncp))))

for a, b, x in ((0.5, 1e6, 0.0000014999992500003749), (3, 1e6, 0.000008999973000081), (10000, 7, 0.799440391725792),
                (0.01, 5, 0.3), (200, 300, 0.4), (200, 300, 0.55)):
    value = mp.betainc(a, b, 0, mp.mpf(x), regularized=True)
    rows.append((f"beta.logCdf@{x!r}", x, a, b, mp.log(value)))
    rows.append((f"beta.logSf@{x!r}", x, a, b, mp.log(mp.betainc(b, a, 0, 1 - mp.mpf(x), regularized=True)) if x < 0.7 else mp.log(1 - value)))


def noncentral_f(f, d1, d2, ncp):
    """P(F <= f): Poisson mixture of incomplete beta functions."""
    x = mp.mpf(d1) * f / (mp.mpf(d1) * f + d2)
    half = mp.mpf(ncp) / 2
    lower, upper, j = mp.mpf(0), mp.mpf(0), 0
    while True:
        weight = mp.exp(-half + (j * mp.log(half) if j else 0) - mp.loggamma(j + 1)) if half else mp.mpf(j == 0)
        inside = mp.betainc(mp.mpf(d1) / 2 + j, mp.mpf(d2) / 2, 0, x, regularized=True)
        outside = mp.betainc(mp.mpf(d2) / 2, mp.mpf(d1) / 2 + j, 0, 1 - x, regularized=True)
        lower, upper, j = lower + weight * inside, upper + weight * outside, j + 1
        if j > half and weight < mp.mpf(10) ** -35:
            return lower, upper


cases = [(f, d1, d2, ncp) for d1, d2 in ((1, 10), (2, 12), (4, 95), (7, 600))
         for ncp in (0, 0.5, 6, 40, 150) for f in (0.001, 0.2, 1, 3, 12, 40)]
for f, d1, d2, ncp in [*cases, (1100, 4, 50, 5000), (1500, 4, 50, 5000)]:
    lower, upper = noncentral_f(f, d1, d2, ncp)
    for name, value in (("logCdf", lower), ("logSf", upper)):
        if value > mp.mpf(10) ** -12:
            rows.append((f"ncf.{name}@{ncp}", f, d1, d2, (ncp, mp.log(value))))


rule = mp.calculus.quadrature.GaussLegendre(mp.mp).calc_nodes(4, mp.mp.prec)  # 24 nodes


def gauss(f, points):
    """The integral by a rule of 24 nodes between each two points."""
    total = mp.mpf(0)
    for low, high in zip(points, points[1:]):
        half, centre = (high - low) / 2, (high + low) / 2
        total += half * mp.fsum(weight * f(centre + half * node) for node, weight in rule)
    return total


def studentized_range(q, k, df):
    """P(Q > q) = the mean over s, the root of chi-squared over df, of the tail of the range of k normal values at q s. With s = u^4, smooth at 0."""
    q, df = mp.mpf(q), mp.mpf(df)
    inner = [mp.mpf(z) for z in (-10, -6, -4, -2, 0, 2, 4, 6, 10)]

    def beyond(w):
        return gauss(lambda z: k * mp.npdf(z) * (mp.ncdf(z) ** (k - 1) - (mp.ncdf(z) - mp.ncdf(z - w)) ** (k - 1)), inner)

    log_scale = mp.log(2) + df / 2 * mp.log(df / 2) - mp.loggamma(df / 2)

    def at(u):
        s = u**4
        return 4 * u**3 * mp.exp(log_scale + (df - 1) * mp.log(s) - df * s * s / 2) * beyond(q * s)

    spread = 12 / mp.sqrt(2 * df)
    low, high = mp.root(max(mp.mpf(0), 1 - spread), 4), mp.root(min(1 + spread, 20 / q), 4)
    return gauss(at, [low + j * (high - low) / 8 for j in range(9)])


mp.mp.dps = 20
for k, df in ((3, 1.3), (3, 2), (3, 12), (4, 36), (5, 4.7), (8, 120), (20, 30)):
    for q in (0.5, 2, 3.5, 6, 15):
        rows.append((f"tukey.sf@{df}", q, k, df, studentized_range(q, k, df)))

with open("high-precision.csv", "w", encoding="utf-8") as out:
    out.write(f"# mpmath {mp.__version__}, 40 digits\nfn,x,a,b,value\n")
    for fn, x, a, b, value in rows:
        if isinstance(value, tuple):  # a third parameter
            out.write(f"{fn.split('@')[0]},{x!r},{a!r},{b!r},{mp.nstr(value[1], 20)},{value[0]!r}\n")
            continue
        out.write(f"{fn.split('@')[0]},{x!r},{a!r},{b!r},{mp.nstr(value, 20)}\n")
