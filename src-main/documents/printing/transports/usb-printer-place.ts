/** The USB class of printers. */
const PRINTER_CLASS = 7;

/** The interface and endpoints of the printer in a USB device. */
export interface PrinterPlace {
  readonly configuration: number;
  readonly interfaceNumber: number;
  /** The endpoint that takes what is to be printed. */
  readonly output: number;
  /** The endpoint that answers. A printer without one cannot be asked for its status. */
  readonly input?: number;
}

/** The description of a USB device in the form of WebUSB. */
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

/** Finds the printer in a USB device. Answers nothing for a device that is not a printer. */
export function printerPlaceOf({ configurations }: Described): PrinterPlace | undefined {
  for (const { configurationValue, interfaces } of configurations) {
    for (const { interfaceNumber, alternates } of interfaces) {
      // The first setting of an interface is its default.
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
