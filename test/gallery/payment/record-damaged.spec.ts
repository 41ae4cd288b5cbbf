import { expect } from '@playwright/test';
import { test } from '../till-page.ts';
import { NOW, showing } from '../views.ts';

test.use({ share: 0.3 });

test('a stopped sale whose record is damaged is looked for before it is charged again', async ({
  till,
  page,
}) => {
  await till.open(showing({ name: 'not-created', at: NOW, recordDamaged: true }));
  await expect(page.getByText('A code may have been shown and paid')).toBeVisible();
  await expect(page.getByText('Look for this sale at the payment service')).toBeVisible();
  await expect(page.getByText('Nobody has paid')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New sale' })).toHaveAttribute('data-kind', 'primary');
  await expect(page.getByRole('button', { name: /^Charge .* again$/ })).toHaveAttribute(
    'data-kind',
    'secondary',
  );
});
