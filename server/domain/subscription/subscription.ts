import type { Subscription } from '../../generated/prisma/client.ts';
export async function subscribe(
  _ctx: unknown,
  _input: unknown,
): Promise<{ subscription: Subscription; redirectUrl: string | null }> {
  throw new Error();
}
export async function confirmPayment(_ctx: unknown, _s: string): Promise<{ status: Subscription['status'] }> {
  throw new Error();
}
