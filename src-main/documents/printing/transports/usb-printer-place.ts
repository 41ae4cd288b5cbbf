/** USB class of printers. */
const PRINTER_CLASS = 7;

/** Where in a USB device its printer is. */
export interface PrinterPlace {
  readonly configuration: number;
  readonly interfaceNumber: number;
  /** Endpoint that takes what is to be printed. */
  readonly output: number;
  /** Endpoint that answers; a printer without one cannot be asked how it is. */
  readonly input?: number;
}

/** What a USB device tells of itself, in the form of WebUSB. */
interface Described {
  readonly configurations: readonly {
    readonly configurationValue: number;
    readonly interfaces: readonly {
      readonly interfaceNumber: number;
      readonly alternates: readonly {
        readonly interfaceClass: number;
        readonly endpoints: readonly {
          readonly endpointNumber: number;
          readonly direction: string;
          readonly type: string;
        }[];
      }[];
    }[];
  }[];
}

/** Nothing for a device that is no printer. */
export function printerPlaceOf({ configurations }: Described): PrinterPlace | undefined {
  for (const { configurationValue, interfaces } of configurations) {
    for (const { interfaceNumber, alternates } of interfaces) {
      // The first setting of an interface is the one that holds without being asked for.
      const [setting] = alternates;
      if (setting?.interfaceClass !== PRINTER_CLASS) continue;
      const bulk = setting.endpoints.filter(({ type }) => type === 'bulk');
      const output = bulk.find(({ direction }) => direction === 'out');
      const input = bulk.find(({ direction }) => direction === 'in');
      if (!output) continue;
      return {
        configuration: configurationValue,
        interfaceNumber,
        output: output.endpointNumber,
        ...(input && { input: input.endpointNumber }),
      };
    }
  }
  return undefined;
}
