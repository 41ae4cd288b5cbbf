import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('es');

export const concerns: Words['concerns'] = {
  title: 'Requiere atención',
  noted: 'Entendido',
  readFirst: 'Esto ha cambiado: lea abajo.',
  paidTwice: {
    title: (sale) => `La venta ${sale} se pagó dos veces`,
    text: (payments, amount) =>
      payments === 2
        ? `Llegaron dos pagos para una sola venta. El servicio no puede reembolsar: devuelva ${amount} como se haga en su tienda y avise al gerente.`
        : `${arrived(payments)} El servicio no puede reembolsar: devuelva ${amount} por cada pago de más como se haga en su tienda y avise al gerente.`,
  },
  paidBeside: {
    title: (earlier, later) => `Las ventas ${earlier} y ${later} están pagadas las dos`,
    text: (amount) =>
      `La segunda se cobró cuando no se podía comprobar la primera. Si era el mismo pedido, devuelva ${amount} como se haga en su tienda: el servicio no puede reembolsar. Avise al gerente.`,
  },
  paidAfterAll: {
    title: (sale) => `La venta ${sale} sí se ha pagado`,
    text: (was, now) =>
      `${told(was)}; ahora el servicio indica “${now}”. No cobre otra vez: entregue los productos o acuérdelo con el cliente.`,
  },
  changed: {
    title: (sale) => `La venta ${sale} ha cambiado`,
    text: (was, now, money) =>
      `${told(was)}; ahora el servicio indica “${now}”. ¿Se cobró dinero? ${money} Avise al gerente.`,
  },
  lookedAtAgain: {
    title: (sale) => `La venta ${sale} aún no ha terminado`,
    text: (was) =>
      `${told(was)}; el servicio la está revisando otra vez. No cobre otra vez: la caja sigue pendiente.`,
  },
  lostUnchecked: {
    title: (sale) => `Venta ${sale}: respuestas perdidas sin comprobar`,
    text: (why) =>
      `La conexión se cortó mientras se creaba el código, y la caja no pudo buscar los pagos que hayan quedado. Nadie vio sus códigos. ${why} Con una clave de API en la configuración, la caja puede buscarlos.`,
  },
  amountDiffers: {
    title: (sale) => `Venta ${sale}: el servicio indica otro importe`,
    text: (amount, stated) =>
      `Esta venta es de ${amount}. ${stated === undefined ? '' : `El servicio indica ${stated}. `}No entregue los productos ni cobre otra vez. Avise al gerente.`,
  },
  foreignPayment: {
    title: (sale) => `Venta ${sale}: un pago que no es suyo`,
    text: (payments) =>
      `Pagos que el servicio indicó para esta venta y que no son suyos: ${payments}. Son de otra venta, de otra caja o de otro importe, y no cuentan. El gerente los busca en los registros del servicio.`,
  },
};

function arrived(payments: number): string {
  return plural(payments, {
    one: `Llegó ${payments} pago para una sola venta.`,
    other: `Llegaron ${payments} pagos para una sola venta.`,
  });
}

function told(was: string | undefined): string {
  return was === undefined ? 'Se había cerrado sin pago' : `Había terminado como “${was}”`;
}
