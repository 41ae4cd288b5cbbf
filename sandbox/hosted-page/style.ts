/** The page's only style. The content security policy contains its hash. */
export const PAGE_STYLE = `
:root { color-scheme: light; --ink: #16202e; --soft: #55627a; --line: #dde3ec; --paper: #ffffff; --brand: #1f4ed8; }
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh; padding: 0 1rem 2rem; background: #eef2f8; color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
.banner { margin: 0 -1rem; padding: .5rem; background: #fff3cf; color: #5c4300; text-align: center; font-size: .875rem; }
main {
  max-width: 26rem; margin: 1.5rem auto 0; padding: 1.75rem 1.5rem 1.5rem; background: var(--paper);
  border-radius: 1.25rem; box-shadow: 0 1px 2px rgb(22 32 46 / .08), 0 12px 32px rgb(22 32 46 / .08);
}
header { text-align: center; }
.store { color: var(--soft); font-weight: 600; }
.amount {
  margin-top: .25rem; font-size: clamp(2rem, 12vw, 3.25rem); font-weight: 700; line-height: 1.15;
  letter-spacing: -.02em; font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
}
.amount.long { font-size: clamp(1.5rem, 8vw, 2.25rem); }
.state { display: flex; gap: .875rem; align-items: center; margin-top: 1.5rem; padding: 1rem; border-radius: .875rem; }
.state:first-child { margin-top: 0; }
.state h1 { font-size: 1.125rem; line-height: 1.3; }
.state p { color: var(--soft); font-size: .9375rem; }
.mark {
  flex: none; display: grid; place-items: center; width: 2.5rem; height: 2.5rem; border-radius: 50%;
  color: #fff; font-size: 1.375rem; font-weight: 700;
}
.waiting { background: #eef3ff; }
.waiting .mark { background: none; border: 4px solid #c4d3fb; border-top-color: var(--brand); animation: turn 1.2s linear infinite; }
.good { background: #e8f7ee; }
.good .mark { background: #14803c; }
.warning { background: #fff3dd; }
.warning .mark { background: #a85a00; }
.bad { background: #fdecec; }
.bad .mark { background: #b42318; }
dl { margin-top: 1.25rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .625rem 0; border-top: 1px solid var(--line); }
dl div:first-child { border-top: 0; }
dt { flex: none; color: var(--soft); }
dd { font-weight: 600; text-align: right; overflow-wrap: anywhere; }
form { margin-top: 1rem; }
label { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem 1rem; margin-bottom: .75rem; color: var(--soft); }
select { min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--paper); color: var(--ink); font: inherit; font-weight: 600; }
button { width: 100%; min-height: 3rem; padding: .625rem 1rem; border-radius: .75rem; font: inherit; font-weight: 600; cursor: pointer; }
button:focus-visible, select:focus-visible { outline: 3px solid #8fb0ff; outline-offset: 2px; }
.primary { min-height: 3.5rem; border: 0; background: var(--brand); color: #fff; font-size: 1.125rem; }
.primary:hover { background: #1a41b4; }
fieldset { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.25rem, 1fr)); gap: .625rem; margin-top: 1.5rem; padding: 0; border: 0; }
legend { padding: 0 0 .625rem; color: var(--soft); font-size: .875rem; }
.plain { border: 1px solid var(--line); background: var(--paper); color: var(--ink); font-size: .9375rem; }
.plain:hover { background: #f5f7fb; }
@keyframes turn { to { transform: rotate(1turn); } }
@media (prefers-reduced-motion: reduce) { .waiting .mark { animation: none; } }
`;
