import { BarController, BarElement, CategoryScale, Chart, LinearScale } from 'chart.js';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { decimalText } from '../../../shared/exact-decimal.ts';
import { minorDigits } from '../../../shared/money.ts';
import { useLatest } from '../../state/connection.ts';
import type { ChartPoints } from './chart-points.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale);

interface SalesChartProps {
  readonly chart: ChartPoints;
  readonly currency: string;
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
    const drawn = drawnIn(place, chart, { currency, locale });
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

function drawnIn(
  canvas: HTMLCanvasElement,
  { shape, points }: ChartPoints,
  { currency, locale }: Pick<SalesChartProps, 'currency' | 'locale'>,
): Chart {
  const { color, caretColor, borderTopColor, fontFamily, fontSize, direction } = getComputedStyle(canvas);
  const isRightToLeft = direction === 'rtl';
  const amounts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
    numberingSystem: 'latn',
  });
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
      callback: (value: number | string) => amounts.format(Number(value)),
    },
  };
  const isColumns = shape === 'columns';
  const digits = minorDigits(currency);
  return new Chart(canvas, {
    type: 'bar',
    data: {
      labels: points.map(({ name }) => shortened(name)),
      datasets: [
        {
          data: points.map(({ minor }) => Number(decimalText(minor, digits))),
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
