import type {
  UpdateRequestMove,
  UpdateRequestRecord,
} from '../../../../../shared/contract/back-office/merchants.ts';
import { readableName } from '../../../../../shared/view/tender-labels.ts';
import type { Messages } from '../../../../messages/use-messages.ts';
import type { SaleBadge } from '../../../payment/open-sales/sale-badge.ts';

export type RequestState = 'draft' | 'submitted' | 'approved' | 'rejected' | 'cancelled' | 'unknown';

/** The moves that each state allows. In an unknown state the service decides. */
const MOVES: Readonly<Record<RequestState, readonly UpdateRequestMove[]>> = {
  draft: ['submit', 'cancel'],
  submitted: ['approve', 'reject', 'cancel'],
  approved: [],
  rejected: [],
  cancelled: [],
  unknown: ['submit', 'approve', 'reject', 'cancel'],
};

const LOOKS = {
  draft: { tone: 'still', icon: 'document' },
  submitted: { tone: 'moving', icon: 'hourglass' },
  approved: { tone: 'good', icon: 'check' },
  rejected: { tone: 'bad', icon: 'stop' },
  cancelled: { tone: 'still', icon: 'cross' },
  unknown: { tone: 'unknown', icon: 'help' },
} as const satisfies Readonly<Record<RequestState, Omit<SaleBadge, 'label'>>>;

/** The specification shows no statuses; these are those of similar services. */
export function requestState({ status }: UpdateRequestRecord): RequestState {
  const known = Object.keys(MOVES).find((state) => state === status?.toLowerCase());
  return (known as RequestState | undefined) ?? 'unknown';
}

/** @param isPartner whether the credentials are a partner's; a merchant cannot decide its own requests */
export function movesOf(request: UpdateRequestRecord, isPartner: boolean): readonly UpdateRequestMove[] {
  return MOVES[requestState(request)].filter(
    (move) => isPartner || (move !== 'approve' && move !== 'reject'),
  );
}

/** Whether the request can still change. */
export const isOpen = (request: UpdateRequestRecord) => MOVES[requestState(request)].length > 0;

export function requestBadge(request: UpdateRequestRecord, { merchants }: Messages): SaleBadge {
  const state = requestState(request);
  const { status } = request;
  const label =
    state === 'unknown'
      ? status === undefined
        ? merchants.requests.states.unknown.name
        : readableName(status)
      : merchants.requests.states[state].name;
  return { ...LOOKS[state], label };
}

/** The requested change in words. */
export function wishOf({ rebates }: UpdateRequestRecord, { merchants }: Messages): string {
  const { wish } = merchants.requests;
  if (rebates === undefined) return wish.unknown;
  return rebates ? wish.on : wish.off;
}
