import { BarController, BarElement, CategoryScale, Chart, LinearScale } from 'chart.js';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { decimalText } from '../../../shared/money/exact-decimal.ts';
import { minorDigits } from '../../../shared/money/money.ts';
import { elapsedTime } from '../../components/time/durations.ts';
import { useLatest } from '../../state/connection.ts';
import type { ChartPoints } from './chart-points.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale);

interface SalesChartProps {
  readonly chart: ChartPoints;
  /** Of the amounts; without it points are milliseconds. */
  readonly currency?: string;
  readonly locale: string;
}

/** A picture of a table that stands beside it: who hears the screen hears the table. Nothing of it moves. */
export function SalesChart({ chart, currency, locale }: SalesChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const preferences = useLatest(({ view }) => view?.preferences);
  const isDark = useSyncExternalStore(onSystemTheme, () => systemTheme.matches);
  useEffect(() => {
    const place = canvas.current;
    if (place === null) return undefined;
    const drawn = drawnIn(place, chart, currency === undefined ? TIMES : amountsIn(currency, locale));
    return () => drawn.destroy();
    // What is drawn takes the colours and the size of type of this moment.
  }, [chart, currency, locale, preferences?.theme, preferences?.textSize, preferences?.language, isDark]);
  return <canvas ref={canvas} aria-hidden />;
}

const systemTheme = matchMedia('(prefers-color-scheme: dark)');

function onSystemTheme(changed: () => void): () => void {
  systemTheme.addEventListener('change', changed);
  return () => systemTheme.removeEventListener('change', changed);
}

/** What the axis counts in, and how that is written. */
interface Scale {
  readonly valueOf: (minor: number) => number;
  readonly write: (value: number) => string;
}

function amountsIn(currency: string, locale: string): Scale {
  const amounts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
    numberingSystem: 'latn',
  });
  const digits = minorDigits(currency);
  return {
    valueOf: (minor) => Number(decimalText(minor, digits)),
    write: (value) => amounts.format(value),
  };
}

/** In seconds, whose round numbers are the axis's marks. */
const TIMES: Scale = {
  valueOf: (ms) => ms / 1000,
  write: (seconds) => elapsedTime(0, seconds * 1000),
};

function drawnIn(
  canvas: HTMLCanvasElement,
  { shape, points }: ChartPoints,
  { valueOf, write }: Scale,
): Chart {
  const { color, caretColor, borderTopColor, fontFamily, fontSize, direction } = getComputedStyle(canvas);
  const isRightToLeft = direction === 'rtl';
  const ticks = { color: caretColor, font: { family: fontFamily, size: Number.parseFloat(fontSize) } };
  const ofNames = {
    ticks: { ...ticks, maxRotation: 0 },
    grid: { display: false },
    border: { color: borderTopColor },
  };
  const ofAmounts = {
    beginAtZero: true,
    grid: { color: borderTopColor },
    border: { display: false },
    ticks: {
      ...ticks,
      maxTicksLimit: 5,
      callback: (value: number | string) => write(Number(value)),
    },
  };
  const isColumns = shape === 'columns';
  return new Chart(canvas, {
    type: 'bar',
    data: {
      labels: points.map(({ name }) => shortened(name)),
      datasets: [
        {
          data: points.map(({ minor }) => valueOf(minor)),
          backgroundColor: color,
          borderRadius: 3,
          maxBarThickness: 36,
        },
      ],
    },
    options: {
      indexAxis: isColumns ? 'x' : 'y',
      animation: false,
      events: [],
      maintainAspectRatio: false,
      scales: {
        x: { ...(isColumns ? ofNames : ofAmounts), reverse: isRightToLeft },
        y: { ...(isColumns ? ofAmounts : ofNames), position: isRightToLeft ? 'right' : 'left' },
      },
    },
  });
}

const MOST_LETTERS = 18;

const shortened = (name: string): string =>
  name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1)}…` : name;
